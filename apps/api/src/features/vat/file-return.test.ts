import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const sendFile = (books: Books, period: string, payableEuros: number) =>
  books.client.send(contract.vat.file, { params: books.params, body: { period, payableEuros } })
const periods = (books: Books) => books.client.call(contract.vat.periods, { params: books.params })
const at = (unitPrice: string, invoiceDate: string) => ({ invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
const code = (answer: { body: unknown }) => (answer.body as { code: number }).code

describe('filing is refused', () => {
  test('before the period has ended, out of order, twice, with another outcome than was seen', async () => {
    const books = await Books.open(server)
    await books.invoice({ invoiceDate: '2025-11-01' })
    await books.invoice({ invoiceDate: '2026-02-01' })
    await books.invoice({ invoiceDate: '2026-05-01' })
    expect(code(await sendFile(books, '2026-Q2', 21))).toBe(90019)
    expect(code(await sendFile(books, '2026-Q1', 21))).toBe(90020)
    expect(await sendFile(books, '2025-Q4', 20)).toMatchObject({
      status: 409,
      body: { code: 90002, details: { payableEuros: 21 } },
    })
    expect((await sendFile(books, '2025-Q4', 21)).status).toBe(200)
    expect(code(await sendFile(books, '2025-Q4', 21))).toBe(90018)
    expect((await sendFile(books, '2026-Q1', 21)).status).toBe(200)
    expect((await periods(books)).map(({ key, state, payableEuros }) => [key, state, payableEuros])).toEqual([
      ['2026-Q2', 'open', null],
      ['2026-Q1', 'filed', 21],
      ['2025-Q4', 'filed', 21],
    ])
  })

  test.each(['2026-01', '2026', '0000-Q1', '9999', '9999-Q4', '1999-Q4', '2026-Q5', 'x'])(
    'for a period such as %s',
    async (period) => {
      const books = await Books.open(server)
      expect((await sendFile(books, period, 0)).status).toBe(422)
      const query = { period }
      expect((await books.client.send(contract.vat.return, { params: books.params, query })).status).toBe(422)
      const lines = { params: books.params, query: { ...query, box: '1a' } }
      expect((await books.client.send(contract.vat.boxLines, lines)).status).toBe(422)
    },
  )
})

test('of ten who file at once, one does', async () => {
  const books = await Books.open(server)
  await books.invoice({ invoiceDate: '2026-02-01' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendFile(books, '2026-Q1', 21)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expect(code(answer)).toBe(90018)
  await expectBooksToAddUp(books)
})

describe('taking a return back', () => {
  test('is for the newest alone, reverses its entry and frees its lines', async () => {
    const books = await Books.open(server)
    const contactId = await books.contact()
    await books.invoice({ contactId, ...at('100', '2025-11-01') })
    await books.invoice({ contactId, ...at('100', '2026-02-01') })
    const first = await books.file('2025-Q4')
    const second = await books.file('2026-Q1')
    await expect(books.deleteReturn(first)).rejects.toMatchObject({ status: 409, error: { code: 60007 } })
    await books.deleteReturn(second)
    await expect(books.deleteReturn(second)).rejects.toMatchObject({ status: 404 })
    const open = await books.invoice({ contactId, ...at('10', '2026-02-15') })
    expect((await books.entry((await books.show(open.id)).journalEntryId)).date).toBe('2026-02-15')
    expect(await books.vatReturn('2026-Q1')).toMatchObject({ state: 'late', payableEuros: 23 })
    await books.file('2026-Q1')
    expect(await books.vatReturn('2026-Q1')).toMatchObject({ state: 'filed', payableEuros: 23 })
    await expectBooksToAddUp(books)
  })

  test("is not for another administration's", async () => {
    const books = await Books.open(server)
    await books.invoice({ invoiceDate: '2026-02-01' })
    const id = await books.file('2026-Q1')
    const other = await Books.open(server)
    await expect(other.deleteReturn(id)).rejects.toMatchObject({ status: 404 })
  })

  test('at the moment that the next one is filed leaves no hole in between', async () => {
    for (let round = 0; round < 8; round += 1) {
      const books = await Books.open(server)
      const contactId = await books.contact()
      await books.invoice({ contactId, ...at('100', '2025-11-01') })
      await books.invoice({ contactId, ...at('100', '2026-02-01') })
      const first = await books.file('2025-Q4')
      await Promise.allSettled([sendFile(books, '2026-Q1', 21), books.deleteReturn(first)])
      const filed = (await periods(books)).filter(({ state }) => state === 'filed').map(({ key }) => key)
      expect([[], ['2026-Q1', '2025-Q4']]).toContainEqual(filed)
    }
  })
})

test('a late document counts in the next return and is shown there as late; the filed one stays as it was', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  await books.invoice({ contactId, ...at('100', '2026-02-01') })
  await books.file('2026-Q1')
  const before = await books.vatReturn('2026-Q1')
  await books.invoice({ contactId, ...at('50', '2026-03-20') })
  await books.invoice({ contactId, ...at('10', '2026-05-20') })
  const { late, ...filed } = await books.vatReturn('2026-Q1')
  expect({ ...filed, late: [] }).toEqual(before)
  expect(late).toMatchObject([{ key: '2026-Q1', vatCents: 1050 }])
  const next = await books.vatReturn('2026-Q2')
  expect(next.lateVatCents).toBe(1050)
  expect(next.boxes.find(({ box }) => box === '1a')).toMatchObject({ baseCents: 6000, vatCents: 1260 })
})

describe('the frequency', () => {
  test.each([
    ['month', '2026-02', '2026-02-28', '2026-03-31'],
    ['quarter', '2026-Q1', '2026-03-31', '2026-04-30'],
    ['year', '2025', '2025-12-31', '2026-03-31'],
  ] as const)('%s has its own periods and due dates', async (vatFrequency, period, end, dueDate) => {
    const books = await Books.open(server)
    await books.settings({ vatFrequency })
    await books.invoice({ invoiceDate: end })
    expect(await books.vatReturn(period)).toMatchObject({ end, dueDate, payableEuros: 21 })
    await books.file(period)
    expect((await periods(books)).at(-1)).toMatchObject({ key: period, state: 'filed' })
  })

  test('may change: what was filed stays filed, is not filed again, and the next period follows it', async () => {
    const books = await Books.open(server)
    const contactId = await books.contact()
    for (const day of ['2025-11-01', '2026-02-01', '2026-04-10', '2026-05-10'])
      await books.invoice({ contactId, invoiceDate: day })
    await books.file('2025-Q4')
    await books.file('2026-Q1')
    await books.settings({ vatFrequency: 'month' })
    expect((await periods(books)).map(({ key, state }) => [key, state])).toEqual([
      ['2026-06', 'open'],
      ['2026-05', 'due'],
      ['2026-04', 'late'],
      ['2026-Q1', 'filed'],
      ['2025-Q4', 'filed'],
    ])
    expect((await sendFile(books, '2026-02', 0)).status).toBe(422)
    await books.file('2026-04')
    await books.settings({ vatFrequency: 'quarter' })
    expect((await periods(books)).map(({ key }) => key)).toEqual([
      '2026-06',
      '2026-05',
      '2026-04',
      '2026-Q1',
      '2025-Q4',
    ])
    expect((await sendFile(books, '2026-Q2', 0)).status).toBe(422)
    await books.file('2026-05')
    await expectBooksToAddUp(books)
  })
})
