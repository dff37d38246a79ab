import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { customers, fileList, loseNumber, sell, showList } from './icp.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

describe('filing', () => {
  const withList = async () => {
    const books = await Books.openOn(server, '2026-04-02')
    const { german } = await customers(books)
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '2000', invoiceDate: '2026-03-10' })
    return { books, german }
  }

  test('freezes the list with the day it was handed in; what is booked later corrects it in the next one', async () => {
    const { books, german } = await withList()
    const filed = await fileList(books, { period: '2026-Q1', totalEuros: 2000, handedInOn: '2026-04-01' })
    expect(filed.status).toBe(200)
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '300', invoiceDate: '2026-03-20' })
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '40', invoiceDate: '2026-04-01' })
    expect(await showList(books, '2026-Q1')).toMatchObject({
      state: 'filed',
      totalEuros: 2000,
      filed: { handedInOn: '2026-04-01', isLatest: true },
      // The return of the quarter is open and has the late 300 already; the list takes it along in the next one.
      box3b: { euros: 2300, match: 'different', documents: [{ cents: 30_000, isIn: 'return' }] },
    })
    await books.on('2026-07-02')
    expect(await showList(books, '2026-Q2')).toMatchObject({
      lines: [{ goodsEuros: 40 }],
      corrections: [{ periodKey: '2026-Q1', periodLabel: '1e kwartaal 2026', goodsEuros: 300 }],
      totalEuros: 340,
    })
    expect((await fileList(books, { period: '2026-Q2', totalEuros: 340 })).status).toBe(200)
    const periods = await books.client.call(contract.icp.periods, { params: books.params })
    expect(periods.slice(1)).toMatchObject([
      { key: '2026-Q2', state: 'filed', totalEuros: 340 },
      { key: '2026-Q1', state: 'filed', totalEuros: 2000 },
    ])
  })

  test('is refused for a running period, one that is no period of the list, and an outcome that was not seen', async () => {
    const { books } = await withList()
    expect(await fileList(books, { period: '2026-Q2' })).toMatchObject({ status: 409, body: { code: 90019 } })
    expect(await fileList(books, { period: '2026-03' })).toMatchObject({ status: 422, body: { code: 90001 } })
    expect(await fileList(books, { period: '2026-Q1', totalEuros: 1999 })).toMatchObject({
      status: 409,
      body: { code: 90002 },
    })
    for (const handedInOn of ['2026-03-31', '2026-04-03', '2026-02-30']) {
      const refused = await fileList(books, { period: '2026-Q1', handedInOn })
      expect(refused.status).toBe(422)
    }
    expect((await showList(books, '2026-Q1')).filed).toBeNull()
  })

  test('of twenty at once one is taken, and its lines are in no other', async () => {
    const { books } = await withList()
    const answers = await Promise.all(Array.from({ length: 20 }, () => fileList(books, { period: '2026-Q1' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await books.rows('SELECT FROM icp_list_lines WHERE administration_id = $1')).toHaveLength(1)
  })

  test('beside invoices that are made final at that moment leaves each in the list or as a correction', async () => {
    const { books, german } = await withList()
    const sale = () =>
      sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '10', invoiceDate: '2026-03-15' })
    const [filed] = await Promise.all([fileList(books, { period: '2026-Q1' }), sale(), sale(), sale(), sale()])
    expect(filed?.status).toBe(200)
    await books.on('2026-07-02')
    const [first, next] = [await showList(books, '2026-Q1'), await showList(books, '2026-Q2')]
    expect(first.totalEuros + next.totalEuros).toBe(2040)
  })

  test('a supply without a VAT number, or nothing at all, is refused with the reason', async () => {
    const books = await Books.openOn(server, '2026-04-02')
    expect(await fileList(books, { period: '2026-Q1' })).toMatchObject({ status: 409, body: { code: 90121 } })
    expect(await fileList(books, { period: '2026-01' })).toMatchObject({ status: 422 })
    const { german } = await customers(books)
    const line = await books.line(10_000, { date: '2026-02-10' })
    const revenue = await books.account('WOmzNodOdi')
    const booking = {
      accountId: revenue,
      amountCents: 10_000,
      vatCode: 'sale_eu_services',
      description: '',
      contactId: german,
    } as const
    await books.process(line, { bookings: [booking] })
    await loseNumber(books, german)
    const list = await showList(books, '2026-Q1')
    expect(list.lines).toMatchObject([{ vatNumber: null, isValid: false, servicesEuros: 100 }])
    expect(await fileList(books, { period: '2026-Q1' })).toMatchObject({ status: 422, body: { code: 90120 } })
    await books.undo({ id: line.id, version: line.version + 1 })
    expect(await fileList(books, { period: '2026-Q1' })).toMatchObject({ status: 409, body: { code: 90121 } })
  })
})

test('only the newest list is taken back, and then its lines wait again', async () => {
  const books = await Books.openOn(server, '2026-07-02')
  const { german } = await customers(books)
  for (const invoiceDate of ['2026-03-10', '2026-06-10'])
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '100', invoiceDate })
  for (const period of ['2026-Q1', '2026-Q2']) expect((await fileList(books, { period })).status).toBe(200)
  const [first, second] = [await showList(books, '2026-Q1'), await showList(books, '2026-Q2')]
  const take = (list: typeof first) =>
    books.client.send(contract.icp.delete, { params: { ...books.params, listId: must(list.filed, 'the filing').id } })
  expect(await take(first)).toMatchObject({ status: 409, body: { code: 90122 } })
  expect((await take(second)).status).toBe(204)
  expect(await take(second)).toMatchObject({ status: 404 })
  expect(await showList(books, '2026-Q2')).toMatchObject({ filed: null, totalEuros: 100 })
  expect((await take(first)).status).toBe(204)
})

test('without a period the oldest list to file is shown, and that of today once there is none', async () => {
  const books = await Books.openOn(server, '2026-07-02')
  const { german } = await customers(books)
  for (const invoiceDate of ['2025-09-10', '2026-05-10'])
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '100', invoiceDate })
  const shown = async () => (await showList(books)).key
  expect(await shown()).toBe('2025-Q3')
  expect((await fileList(books, { period: '2025-Q3' })).status).toBe(200)
  // Of the two quarters without supplies no list is needed.
  expect(await shown()).toBe('2026-Q2')
  expect((await fileList(books, { period: '2026-Q2' })).status).toBe(200)
  expect(await shown()).toBe('2026-Q3')
})

test('the PDF of a filed list names its customers, amounts and the day it was handed in', async () => {
  const books = await Books.openOn(server, '2026-04-02')
  const { german } = await customers(books)
  await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '2000', invoiceDate: '2026-03-10' })
  await fileList(books, { period: '2026-Q1' })
  const { filed } = await showList(books, '2026-Q1')
  const params = { ...books.params, listId: must(filed, 'the filing').id }
  const cookie = [...books.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = `${server.url}/api/v2/administrations/${books.id}/vat/icp/${params.listId}/pdf`
  // The bytes: the test client reads text.
  const answer = await fetch(address, { method: 'POST', headers: { cookie, origin: server.url } })
  const { pages, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(title).toContain('Opgaaf ICP 1e kwartaal 2026 van')
  for (const shown of ['DE136695976', 'Büro Klar GmbH', '2.000', '02-04-2026']) expect(pages[0]).toContain(shown)
  expect(await books.client.send(contract.icp.pdf, { params: { ...books.params, listId: 999_999 } })).toMatchObject({
    status: 404,
  })
})

test('somebody else’s lists are not there', async () => {
  const books = await Books.openOn(server, '2026-04-02')
  const other = await Books.open(server)
  const { german } = await customers(books)
  await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '2000', invoiceDate: '2026-03-10' })
  await fileList(books, { period: '2026-Q1' })
  const { filed } = await showList(books, '2026-Q1')
  const params = { ...other.params, listId: must(filed, 'the filing').id }
  expect(await other.client.send(contract.icp.delete, { params })).toMatchObject({ status: 404 })
  expect((await showList(other)).lines).toEqual([])
})
