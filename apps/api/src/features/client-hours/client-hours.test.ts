import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('the next firm of a client does not see the hours of the one before', async () => {
  const { books, bo, params } = await openFirm()
  await bo.call(clientHours.create, {
    params,
    body: { administrationId: books.id, day: '2026-05-04', seconds: 60, note: 'Van ons' },
  })
  const next = await openFirm()
  await server.services.pool.query('UPDATE administrations SET firm_id = $2 WHERE id = $1', [books.id, next.firmId])
  expect(await next.bo.call(clientHours.list, { params: next.params, query: period })).toMatchObject({ entries: [] })
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
