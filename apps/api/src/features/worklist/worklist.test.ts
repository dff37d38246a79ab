import { contract, type WorklistClient } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { european, fileList, sell } from '../icp/icp.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { reckonClientsJob } from './reckon-job.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { worklist } = contract

/** A firm with one client whose books are kept, and the client of somebody who works there. */
async function openFirm(day = '2026-05-20') {
  server.clock.set(`${day}T12:00:00Z`)
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  const keeper = await server.world.user({ firmId, firstName: 'Bo', lastName: 'Balans' })
  return { firmId, books, keeper, client: await server.world.as(keeper) }
}
const list = (client: TestClient, firmId: number, query = {}) =>
  client.call(worklist.list, { params: { firmId }, query })
async function rowOf(client: TestClient, firmId: number, id: number): Promise<WorklistClient> {
  const { items } = await list(client, firmId)
  return must(
    items.find((item) => item.id === id),
    'the row of a client',
  )
}
/** What the clock does each minute. */
async function work(books: Books): Promise<void> {
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(reckonClientsJob, {}))
  await server.jobs.drain()
}
const sale = (books: Books, invoiceDate: string, unitPrice = '1000') =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ quantity: '1', unitPrice })] })

test('a client goes from running to be filed, too late and filed, with what waits in its books', async () => {
  const { firmId, books, keeper, client } = await openFirm('2026-02-10')
  await sale(books, '2026-02-05')
  await work(books)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({
    companyName: 'Aannemer A',
    state: 'running',
    periodLabel: '1e kwartaal 2026',
    dueOn: '2026-04-30',
    filedOn: null,
    waitingLines: 0,
    lastStatementOn: null,
  })
  await books.on('2026-04-02')
  await books.line(-5_000, { date: '2026-03-30' })
  await new Purchases(books).draft({ invoiceDate: '2026-03-15' })
  await work(books)
  const onDay = async (day: string) => {
    await books.on(day)
    return rowOf(await server.world.as(keeper), firmId, books.id)
  }
  expect(await onDay('2026-04-30')).toMatchObject({ state: 'due', waitingLines: 1, lastStatementOn: '2026-03-30' })
  expect(await onDay('2026-05-01')).toMatchObject({ state: 'late', dueOn: '2026-04-30' })
  await books.on('2026-04-20')
  await books.file('2026-Q1')
  await work(books)
  const filed = await rowOf(await server.world.as(keeper), firmId, books.id)
  expect(filed).toMatchObject({ state: 'filed', periodLabel: '1e kwartaal 2026', filedOn: '2026-04-20' })
  await books.on('2026-05-02')
  await work(books)
  const next = await rowOf(await server.world.as(keeper), firmId, books.id)
  expect(next).toMatchObject({ state: 'running', periodLabel: '2e kwartaal 2026', dueOn: '2026-07-31' })
  // Found after it was filed, more than goes along with the next one: somebody has to decide.
  await sale(books, '2026-03-20', '6000')
  await work(books)
  expect(await rowOf(await server.world.as(keeper), firmId, books.id)).toMatchObject({
    latePeriods: 1,
    // Eight weeks after 2 May, when it was found.
    correctionDueOn: '2026-06-27',
  })
})

test('a list of sales within the EU is due until it is filed', async () => {
  const { firmId, books, client } = await openFirm('2026-04-10')
  const contactId = await books.contact(european.belgian)
  await sell(books, { contactId, vatCode: 'sale_eu_goods', euros: '1000', invoiceDate: '2026-02-05' })
  await work(books)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({
    icpLabel: '1e kwartaal 2026',
    icpDueOn: '2026-04-30',
    correctionDueOn: null,
  })
  expect((await fileList(books, { period: '2026-Q1', totalEuros: 1000 })).status).toBe(200)
  await work(books)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ icpLabel: null, icpDueOn: null })
})

test('what was written is seen within one look; nothing is reckoned again that did not change, but once more', async () => {
  const { firmId, books, client } = await openFirm()
  await work(books)
  const stateOf = async () => {
    const [row] = await books.rows<{ at: string; settled: boolean }>(
      'SELECT reckoned_at::text AS at, is_settled AS settled FROM client_states WHERE administration_id = $1',
    )
    return must(row, 'the state of a client')
  }
  const first = await stateOf()
  server.clock.set('2026-05-20T12:01:00Z')
  await work(books)
  expect(await stateOf()).toEqual(first)
  server.clock.set('2026-05-20T12:03:00Z')
  await work(books)
  const second = await stateOf()
  expect(second).toMatchObject({ settled: true })
  expect(second.at).not.toBe(first.at)
  server.clock.set('2026-05-20T12:30:00Z')
  await work(books)
  expect(await stateOf()).toEqual(second)
  await new Purchases(books).draft({ invoiceDate: '2026-05-15' })
  await work(books)
  expect((await stateOf()).at).not.toBe(second.at)
  const { asOf } = await list(client, firmId)
  expect(asOf).toBe(Date.parse('2026-05-20T12:30:00Z') / 1000)
  // Nothing changed, and it is known that nothing did.
  server.clock.set('2026-05-20T12:45:00Z')
  await work(books)
  expect((await list(client, firmId)).asOf).toBe(Date.parse('2026-05-20T12:45:00Z') / 1000)
})

test('it is sorted, searched, and counted by where clients stand; those of other firms are not in it', async () => {
  const { firmId, books, client } = await openFirm()
  const other = await openFirm()
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  await sale(books, '2026-01-10')
  await sale(second, '2026-05-10')
  await work(books)
  const names = async (query: object) => (await list(client, firmId, query)).items.map(({ companyName }) => companyName)
  expect(await names({})).toEqual(['Aannemer A', 'Bakker B'])
  expect(await names({ sort: '-companyName' })).toEqual(['Bakker B', 'Aannemer A'])
  expect(await names({ state: 'late' })).toEqual(['Aannemer A'])
  expect(await names({ search: 'bak' })).toEqual(['Bakker B'])
  const { segments } = await list(client, firmId)
  expect(segments).toMatchObject({ all: { count: 2 }, late: { count: 1 }, running: { count: 1 }, due: { count: 0 } })
  const answer = await client.send(worklist.list, { params: { firmId: other.firmId }, query: {} })
  expect(answer.status).toBe(404)
})

test('it is sorted by each of its columns, with what waits for the bookkeeper last when it rises', async () => {
  const { firmId, books, keeper, client } = await openFirm()
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  await sale(books, '2026-01-10')
  await sale(second, '2026-05-10')
  await work(books)
  await server.services.pool.query(
    `UPDATE client_states SET icp_label = 'april 2026', icp_due_on = '2026-05-31', correction_due_on = '2026-06-30',
      red_checks = 2, late_periods = 1, open_year = '2024' WHERE administration_id = $1`,
    [second.id],
  )
  const bulk = { administrationIds: [second.id], action: { kind: 'set_manager', managerId: keeper.id } as const }
  await client.call(worklist.bulk, { params: { firmId }, body: bulk })
  const papers = { kind: 'ask_papers', text: 'Stuur je bonnen' } as const
  await client.call(worklist.bulk, { params: { firmId }, body: { ...bulk, action: papers } })
  const names = async (sort: string) =>
    (await list(client, firmId, { sort })).items.map(({ companyName }) => companyName)
  const rising = ['Aannemer A', 'Bakker B']
  expect(await names('state')).toEqual(rising)
  expect(await names('-state')).toEqual(rising.toReversed())
  for (const counted of ['redChecks', 'latePeriods', 'questions']) {
    expect(await names(counted), counted).toEqual(rising)
    expect(await names(`-${counted}`), counted).toEqual(rising.toReversed())
  }
  // Who has none stands behind.
  for (const dated of ['icpDueOn', 'correctionDueOn', 'manager']) {
    expect(await names(dated), dated).toEqual(rising.toReversed())
    expect(await names(`-${dated}`), dated).toEqual(rising)
  }
  expect(await names('openYear')).toEqual(rising.toReversed())
})

test('several clients get somebody who looks after them, and are locked, each by itself', async () => {
  const { firmId, books, keeper, client } = await openFirm()
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

test('a client or a colleague of another firm is refused, and so is who was let in to look', async () => {
  const { firmId, books, client } = await openFirm()
  const other = await openFirm()
  const bulk = (by: TestClient, administrationIds: number[], managerId: number | null) =>
    by.send(worklist.bulk, {
      params: { firmId },
      body: { administrationIds, action: { kind: 'set_manager', managerId } },
    })
  expect((await bulk(client, [other.books.id], null)).body).toMatchObject({ fields: { administrationIds: /kantoor/ } })
  expect((await bulk(client, [books.id], other.keeper.id)).body).toMatchObject({
    fields: { 'action.managerId': /collega/ },
  })
  expect((await bulk(other.client, [books.id], null)).status).toBe(404)
  expect(errorCatalogue.only_viewing.status).toBe(403)
})

test('several clients are asked for papers and reminded; who has no open question is told', async () => {
  const { firmId, books, client } = await openFirm()
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
  const { firmId, books, client } = await openFirm('2026-04-10')
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
})
