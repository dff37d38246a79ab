import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { european, fileList, sell } from '../icp/icp.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { list, openFirm, rowOf, sale, work } from './worklist.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { worklist } = contract

test('a client goes from running to be filed, too late and filed, with what waits in its books', async () => {
  const { firmId, books, keeper, client } = await openFirm(server, '2026-02-10')
  await sale(books, '2026-02-05')
  await work(server, books)
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
  await work(server, books)
  const onDay = async (day: string) => {
    await books.on(day)
    return rowOf(await server.world.as(keeper), firmId, books.id)
  }
  expect(await onDay('2026-04-30')).toMatchObject({ state: 'due', waitingLines: 1, lastStatementOn: '2026-03-30' })
  expect(await onDay('2026-05-01')).toMatchObject({ state: 'late', dueOn: '2026-04-30' })
  await books.on('2026-04-20')
  await books.file('2026-Q1')
  await work(server, books)
  const filed = await rowOf(await server.world.as(keeper), firmId, books.id)
  expect(filed).toMatchObject({ state: 'filed', periodLabel: '1e kwartaal 2026', filedOn: '2026-04-20' })
  await books.on('2026-05-02')
  await work(server, books)
  const next = await rowOf(await server.world.as(keeper), firmId, books.id)
  expect(next).toMatchObject({ state: 'running', periodLabel: '2e kwartaal 2026', dueOn: '2026-07-31' })
  // Found after it was filed, more than goes along with the next one: somebody has to decide.
  await sale(books, '2026-03-20', '6000')
  await work(server, books)
  expect(await rowOf(await server.world.as(keeper), firmId, books.id)).toMatchObject({
    latePeriods: 1,
    // Eight weeks after 2 May, when it was found.
    correctionDueOn: '2026-06-27',
  })
})

test('a list of sales within the EU is due until it is filed', async () => {
  const { firmId, books, client } = await openFirm(server, '2026-04-10')
  const contactId = await books.contact(european.belgian)
  await sell(books, { contactId, vatCode: 'sale_eu_goods', euros: '1000', invoiceDate: '2026-02-05' })
  await work(server, books)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({
    icpLabel: '1e kwartaal 2026',
    icpDueOn: '2026-04-30',
    correctionDueOn: null,
  })
  expect((await fileList(books, { period: '2026-Q1', totalEuros: 1000 })).status).toBe(200)
  await work(server, books)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ icpLabel: null, icpDueOn: null })
})

test('what was written is seen within one look; nothing is reckoned again that did not change, but once more', async () => {
  const { firmId, books, client } = await openFirm(server)
  await work(server, books)
  const stateOf = async () => {
    const [row] = await books.rows<{ at: string; settled: boolean }>(
      'SELECT reckoned_at::text AS at, is_settled AS settled FROM client_states WHERE administration_id = $1',
    )
    return must(row, 'the state of a client')
  }
  const first = await stateOf()
  server.clock.set('2026-05-20T12:01:00Z')
  await work(server, books)
  expect(await stateOf()).toEqual(first)
  server.clock.set('2026-05-20T12:03:00Z')
  await work(server, books)
  const second = await stateOf()
  expect(second).toMatchObject({ settled: true })
  expect(second.at).not.toBe(first.at)
  server.clock.set('2026-05-20T12:30:00Z')
  await work(server, books)
  expect(await stateOf()).toEqual(second)
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ isBeingUpdated: false })
  // Who only looks makes no figure older.
  await client.call(contract.administrations.login, { params: { administrationId: books.id } })
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ isBeingUpdated: false })
  await new Purchases(books).draft({ invoiceDate: '2026-05-15' })
  expect(await rowOf(client, firmId, books.id)).toMatchObject({ isBeingUpdated: true, documents: 0 })
  await work(server, books)
  expect((await stateOf()).at).not.toBe(second.at)
  const { asOf } = await list(client, firmId)
  expect(asOf).toBe(Date.parse('2026-05-20T12:30:00Z') / 1000)
  // Nothing changed, and it is known that nothing did.
  server.clock.set('2026-05-20T12:45:00Z')
  await work(server, books)
  expect((await list(client, firmId)).asOf).toBe(Date.parse('2026-05-20T12:45:00Z') / 1000)
})

test('it is sorted, searched, and counted by where clients stand; those of other firms are not in it', async () => {
  const { firmId, books, client } = await openFirm(server)
  const other = await openFirm(server)
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  await sale(books, '2026-01-10')
  await sale(second, '2026-05-10')
  await work(server, books)
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
  const { firmId, books, keeper, client } = await openFirm(server)
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  await sale(books, '2026-01-10')
  await sale(second, '2026-05-10')
  await work(server, books)
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
    expect([counted, await names(counted)]).toEqual([counted, rising])
    expect([counted, await names(`-${counted}`)]).toEqual([counted, rising.toReversed()])
  }
  // Who has none stands behind.
  for (const dated of ['icpDueOn', 'correctionDueOn', 'manager']) {
    expect([dated, await names(dated)]).toEqual([dated, rising.toReversed()])
    expect([dated, await names(`-${dated}`)]).toEqual([dated, rising])
  }
  expect(await names('openYear')).toEqual(rising.toReversed())
})
