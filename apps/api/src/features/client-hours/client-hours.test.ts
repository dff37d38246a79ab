import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from '../../database/scope.ts'
import { withRead } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { clientHours } = contract
const period = { from: '2026-05-01', to: '2026-05-31' }

async function openFirm() {
  server.clock.set('2026-05-20T12:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  const bo = await server.world.as(await server.world.user({ firmId, firstName: 'Bo', lastName: 'Balans' }))
  const cor = await server.world.as(await server.world.user({ firmId, firstName: 'Cor', lastName: 'Cijfer' }))
  return { firmId, books, second, bo, cor, params: { firmId } }
}

test('colleagues write hours on clients, seen per client and per colleague, and taken along as a file', async () => {
  const { books, second, bo, cor, params } = await openFirm()
  const on = (administrationId: number, seconds: number, note = '') => ({
    administrationId,
    day: '2026-05-04',
    seconds,
    note,
  })
  await bo.call(clientHours.create, { params, body: on(books.id, 5400, 'Jaarrekening') })
  await cor.call(clientHours.create, { params, body: on(books.id, 3600) })
  await cor.call(clientHours.create, { params, body: on(second.id, 900) })
  const all = await bo.call(clientHours.list, { params, query: period })
  expect(all).toMatchObject({ seconds: 9900, hasMore: false })
  expect(all.clients).toMatchObject([
    { name: 'Aannemer A', seconds: 9000 },
    { name: 'Bakker B', seconds: 900 },
  ])
  expect(all.colleagues).toMatchObject([
    { name: 'Bo Balans', seconds: 5400 },
    { name: 'Cor Cijfer', seconds: 4500 },
  ])
  const one = await bo.call(clientHours.list, { params, query: { ...period, administrationId: String(second.id) } })
  expect(one.entries).toMatchObject([{ companyName: 'Bakker B', userName: 'Cor Cijfer', seconds: 900 }])
  const file = await bo.send(clientHours.export, { params, query: { ...period, format: 'csv' } })
  expect(file.status).toBe(200)
  expect(String(file.body)).toContain('Jaarrekening')
})

test('hours are changed and thrown away by who wrote them alone, and of two changes the first stands', async () => {
  const { books, bo, cor, params } = await openFirm()
  const body = { administrationId: books.id, day: '2026-05-04', seconds: 5400, note: '' }
  const { id: clientHoursId } = await bo.call(clientHours.create, { params, body })
  const of = { ...params, clientHoursId }
  await bo.call(clientHours.save, { params: of, body: { ...body, seconds: 1800, version: 1 } })
  const late = await bo.send(clientHours.save, { params: of, body: { ...body, version: 1 } })
  expect(late.status).toBe(409)
  expect((await cor.send(clientHours.save, { params: of, body: { ...body, version: 2 } })).status).toBe(404)
  expect((await cor.send(clientHours.remove, { params: of })).status).toBe(404)
  expect(await bo.call(clientHours.list, { params, query: period })).toMatchObject({ seconds: 1800 })
  await bo.call(clientHours.remove, { params: of })
  expect(await bo.call(clientHours.list, { params, query: period })).toMatchObject({ seconds: 0, entries: [] })
})

test('somebody else’s client, no time at all and more than a day holds are refused', async () => {
  const { books, bo, params } = await openFirm()
  const other = await openFirm()
  const write = async (over: object) => {
    const body = { administrationId: books.id, day: '2026-05-04', seconds: 3600, note: '', ...over }
    return (await bo.send(clientHours.create, { params, body })).body
  }
  expect(await write({ administrationId: other.books.id })).toMatchObject({ fields: { administrationId: /kantoor/ } })
  expect(await write({ seconds: null })).toMatchObject({ fields: { seconds: /hoe lang/ } })
  expect(await write({ seconds: 0 })).toMatchObject({ fields: { seconds: /meer dan nul/ } })
  await write({ seconds: 80_000 })
  expect(await write({ seconds: 10_000 })).toMatchObject({
    fields: { seconds: 'Deze dag heeft 24:00 uur, en zou op 25:00 komen' },
  })
  const long = await bo.send(clientHours.list, { params, query: { from: '2024-01-01', to: '2026-05-31' } })
  expect(long.body).toMatchObject({ fields: { to: 'Kies hoogstens een jaar' } })
  expect((await bo.send(clientHours.list, { params: other.params, query: period })).status).toBe(404)
})

test('a firm keeps the hours it wrote on a client that left, under the name of then; the next one sees none', async () => {
  const { firmId, books, second, bo, cor, params } = await openFirm()
  const { pool } = server.services
  const on = (administrationId: number, note: string) => ({ administrationId, day: '2026-05-04', seconds: 60, note })
  const { id: clientHoursId } = await bo.call(clientHours.create, { params, body: on(books.id, 'Van ons') })
  await cor.call(clientHours.create, { params, body: on(second.id, 'Blijft') })
  const next = await openFirm()
  await pool.query(`UPDATE administrations SET firm_id = $2, company_name = 'Elders BV' WHERE id = $1`, [
    books.id,
    next.firmId,
  ])
  const kept = await cor.call(clientHours.list, { params, query: period })
  expect(kept.entries).toMatchObject([
    { companyName: 'Bakker B', note: 'Blijft', isClient: true },
    { companyName: 'Aannemer A', note: 'Van ons', isClient: false },
  ])
  expect(kept.clients).toMatchObject([
    { id: books.id, name: 'Aannemer A', seconds: 60 },
    { id: second.id, name: 'Bakker B', seconds: 60 },
  ])
  const file = await bo.send(clientHours.export, { params, query: { ...period, format: 'csv' } })
  expect(String(file.body)).toContain('Aannemer A;Van ons')
  // What was written then stands as it is.
  const of = { ...params, clientHoursId }
  const body = { ...on(books.id, 'Toch anders'), version: 1 }
  expect((await bo.send(clientHours.save, { params: of, body })).body).toMatchObject({ code: 90560 })
  expect((await bo.send(clientHours.remove, { params: of })).body).toMatchObject({ code: 90560 })
  expect((await cor.send(clientHours.remove, { params: of })).status).toBe(404)

  expect(await next.bo.call(clientHours.list, { params: next.params, query: period })).toMatchObject({ entries: [] })
  const seenBy = (scope: Scope) =>
    withRead(pool, scope, (db) => db.selectFrom('client_time_entries').select('note').orderBy('note').execute())
  expect(await seenBy({ kind: 'administration', administrationId: books.id })).toEqual([])
  expect(await seenBy({ kind: 'firm', firmId: next.firmId, clientIds: [books.id] })).toEqual([])
  expect(await seenBy({ kind: 'firm', firmId, clientIds: [second.id] })).toEqual([{ note: 'Blijft' }])
})

test('who does not see every client keeps their own hours on one that left, not those of others', async () => {
  const { firmId, books, bo, params } = await openFirm()
  const kim = await server.world.user({ firmId, firstName: 'Kim', lastName: 'Kas' })
  const { pool } = server.services
  await pool.query('UPDATE users SET firm_is_admin = false, firm_sees_all = false WHERE id = $1', [kim.id])
  await pool.query('INSERT INTO firm_member_clients (user_id, administration_id) VALUES ($1, $2)', [kim.id, books.id])
  const some = await server.world.as(kim)
  const body = { administrationId: books.id, day: '2026-05-04', seconds: 60 }
  await some.call(clientHours.create, { params, body: { ...body, note: 'Van Kim' } })
  await bo.call(clientHours.create, { params, body: { ...body, note: 'Van Bo' } })
  const notes = async () => {
    const { entries } = await some.call(clientHours.list, { params, query: period })
    return entries.map(({ note }) => note)
  }
  expect(await notes()).toEqual(['Van Bo', 'Van Kim'])
  await pool.query('DELETE FROM firm_member_clients WHERE user_id = $1', [kim.id])
  await pool.query('UPDATE administrations SET firm_id = NULL WHERE id = $1', [books.id])
  expect(await notes()).toEqual(['Van Kim'])
})

test('of hours written at once no more are kept than fit in the day', async () => {
  const { books, bo, params } = await openFirm()
  const body = { administrationId: books.id, day: '2026-05-04', seconds: 36_000, note: '' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => bo.send(clientHours.create, { params, body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await bo.call(clientHours.list, { params, query: period })).toMatchObject({ seconds: 72_000 })
})

test('of more than five hundred the newest are shown, and it is said that there are more', async () => {
  const { firmId, books, bo, params } = await openFirm()
  const { id: userId } = await bo.call(contract.users.me, { query: {} })
  await server.services.pool.query(
    `INSERT INTO client_time_entries (administration_id, firm_id, user_id, day, seconds, created_at)
     SELECT $1, $2, $3, '2026-05-01'::date + n % 20, 60, now() FROM generate_series(1, 501) n`,
    [books.id, firmId, userId],
  )
  const shown = await bo.call(clientHours.list, { params, query: period })
  expect(shown.hasMore).toBe(true)
  expect(shown.entries).toHaveLength(500)
  expect(shown.seconds).toBe(501 * 60)
})
