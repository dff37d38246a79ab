import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { list, openFirm, rowOf, sale, work } from './worklist.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { worklist } = contract

test('several clients get somebody who looks after them, and are locked, each by itself', async () => {
  const { firmId, books, keeper, client } = await openFirm(server)
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  const ended = await Books.open(server, { firmId, companyName: 'Cafe C' })
  await server.services.pool.query(
    "UPDATE administrations SET subscription_type = 'NONE', subscription_period_end = NULL WHERE id = $1",
    [ended.id],
  )
  const bulk = (administrationIds: number[], action: object) =>
    client.send(worklist.bulk, { params: { firmId }, body: { administrationIds, action } })
  const all = [books.id, second.id, ended.id]
  expect((await bulk(all, { kind: 'set_manager', managerId: keeper.id })).body).toEqual({ done: 3, refused: [] })
  expect((await rowOf(client, firmId, second.id)).manager).toEqual({ id: keeper.id, name: 'Bo Balans' })
  expect((await list(client, firmId, { managerId: String(keeper.id) })).items).toHaveLength(3)
  const locked = await bulk(all, { kind: 'lock_books', lockedUntil: '2026-03-31' })
  expect(locked.body).toMatchObject({ done: 2, refused: [{ administrationId: ended.id, companyName: 'Cafe C' }] })
  const back = await bulk([books.id], { kind: 'lock_books', lockedUntil: '2025-12-31' })
  expect(back.body).toMatchObject({ done: 0, refused: [{ reason: 'De boekingen zijn al verder vastgezet.' }] })
  const ahead = await bulk([books.id], { kind: 'lock_books', lockedUntil: '2027-12-31' })
  expect(ahead.body).toMatchObject({ done: 0, refused: [{ reason: 'Kies een dag die voorbij is, vanaf 2000' }] })
  const [lock] = await books.rows<{ by_firm: boolean; day: string }>(
    'SELECT by_firm, locked_until::text AS day FROM book_locks WHERE administration_id = $1',
  )
  expect(lock).toEqual({ by_firm: true, day: '2026-03-31' })
  const audit = await books.rows<{ action: string }>(
    "SELECT action FROM audit_log WHERE administration_id = $1 AND action IN ('set_manager', 'lock_books') ORDER BY id",
  )
  expect(audit.map(({ action }) => action)).toEqual(['set_manager', 'lock_books'])
  expect((await bulk([books.id], { kind: 'set_manager', managerId: null })).body).toMatchObject({ done: 1 })
  expect((await rowOf(client, firmId, books.id)).manager).toBeNull()
})

test('a client of another firm is refused by itself, a colleague of one altogether, and so is who was let in to look', async () => {
  const { firmId, books, client } = await openFirm(server)
  const other = await openFirm(server)
  const bulk = (by: TestClient, administrationIds: number[], managerId: number | null) =>
    by.send(worklist.bulk, {
      params: { firmId },
      body: { administrationIds, action: { kind: 'set_manager', managerId } },
    })
  expect((await bulk(client, [other.books.id, books.id], null)).body).toEqual({
    done: 1,
    refused: [{ administrationId: other.books.id, companyName: null, reason: expect.stringContaining('kantoor') }],
  })
  expect((await bulk(client, [books.id], other.keeper.id)).body).toMatchObject({
    fields: { 'action.managerId': /collega/ },
  })
  expect((await bulk(other.client, [books.id], null)).status).toBe(404)
  expect(errorCatalogue.only_viewing.status).toBe(403)
})

test('several clients are asked for papers and reminded; who has no open question is told', async () => {
  const { firmId, books, client } = await openFirm(server)
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  const bulk = (administrationIds: number[], action: object) =>
    client.send(worklist.bulk, { params: { firmId }, body: { administrationIds, action } })
  const papers = { kind: 'ask_papers', text: 'Wil je de bonnen van mei sturen?', dueOn: '2026-05-31' }
  expect((await bulk([books.id], papers)).body).toEqual({ done: 1, refused: [] })
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ openQuestions: 1 })
  expect((await bulk([books.id], { ...papers, dueOn: '2026-05-01' })).body).toMatchObject({
    done: 0,
    refused: [{ reason: 'Kies vandaag of een latere dag' }],
  })
  expect((await bulk([books.id, second.id], { kind: 'remind' })).body).toEqual({
    done: 1,
    refused: [{ administrationId: second.id, companyName: 'Bakker B', reason: 'Er wacht geen vraag op antwoord.' }],
  })
})

test('what clients agreed on is filed at once; who did not agree, or whose figures changed, keeps an open return', async () => {
  const { firmId, books, client } = await openFirm(server, '2026-04-10')
  const changed = await Books.open(server, { firmId, companyName: 'Bakker B' })
  const silent = await Books.open(server, { firmId, companyName: 'Cafe C' })
  const agreed = async (own: Books) => {
    await sale(own, '2026-02-05')
    const body = { kind: 'vat_return', period: '2026-Q1' } as const
    const { id } = await client.call(contract.approvals.ask, { params: own.params, body })
    await own.client.call(contract.approvals.approve, { params: { ...own.params, approvalId: id } })
  }
  await agreed(books)
  await agreed(changed)
  await sale(changed, '2026-03-05')
  await sale(silent, '2026-02-05')
  await work(server, books)
  const action = { kind: 'file_approved' } as const
  const body = { administrationIds: [books.id, changed.id, silent.id], action }
  const { done, refused } = await client.call(worklist.bulk, { params: { firmId }, body })
  expect(done).toBe(1)
  expect(refused.map(({ companyName, reason }) => [companyName, reason])).toEqual([
    ['Bakker B', errorCatalogue.approval_waits.message],
    ['Cafe C', 'De klant heeft nog geen akkoord gegeven.'],
  ])
  const filedOf = (own: Books) =>
    own.rows('SELECT id FROM vat_returns WHERE administration_id = $1 AND deleted_at IS NULL')
  expect(await filedOf(books)).toHaveLength(1)
  expect(await filedOf(changed)).toHaveLength(0)
  const noted =
    "SELECT action || ' ' || entity AS deed FROM audit_log WHERE administration_id = $1 AND action LIKE 'file%'"
  expect(await books.rows(noted)).toEqual([{ deed: 'file vat_return' }])
  const again = await client.call(worklist.bulk, {
    params: { firmId },
    body: { administrationIds: [books.id], action },
  })
  expect(again).toMatchObject({ done: 0, refused: [{ reason: 'De aangifte over 1e kwartaal 2026 is al ingediend.' }] })
  // It is so at the next look, and not only after that of the next minute.
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ state: 'filed', filedOn: '2026-04-10' })
  expect(await rowOf(client, firmId, changed.id)).toMatchObject({ state: 'approved' })
})

test('what a colleague files in the books of a client, and takes back, stands in the worklist at the next look', async () => {
  const { firmId, books, client } = await openFirm(server, '2026-04-10')
  await sale(books, '2026-02-05')
  await work(server, books)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ state: 'due' })
  const { payableEuros } = await books.vatReturn('2026-Q1')
  const returned = { params: books.params, body: { period: '2026-Q1', payableEuros } }
  const { id: returnId } = await client.call(contract.vat.file, returned)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ state: 'filed' })
  await client.call(contract.vat.delete, { params: { ...books.params, returnId } })
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ state: 'due' })
})

test('somebody else who looks at the row of a client does not hold up a filing', async () => {
  const { firmId, books, client } = await openFirm(server, '2026-04-10')
  await sale(books, '2026-02-05')
  await work(server, books)
  const { payableEuros } = await books.vatReturn('2026-Q1')
  const other = await server.services.pool.connect()
  await other.query('BEGIN')
  await other.query('SELECT FROM client_states WHERE administration_id = $1 FOR UPDATE', [books.id])
  const filing = client.send(contract.vat.file, { params: books.params, body: { period: '2026-Q1', payableEuros } })
  await vi.waitFor(async () =>
    expect(await books.rows('SELECT id FROM vat_returns WHERE administration_id = $1')).toHaveLength(1),
  )
  await other.query('ROLLBACK')
  other.release()
  expect((await filing).status).toBe(200)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ state: 'filed' })
})
