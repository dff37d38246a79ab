import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { booking } from './process-line.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const show = (id: number) =>
  books.client.call(contract.bank.transaction, { params: { ...books.params, transactionId: id } })

test('part payments lower what is open until nothing is, and the invoice says so each time', async () => {
  const invoice = await books.invoice({ invoiceDate: '2026-06-10' })
  const item = await books.openItem(invoice.number)
  await books.process(await books.line(5000), { items: [{ openItemId: item.id, amountCents: 5000 }] })
  expect(await books.show(invoice.id)).toMatchObject({ status: 'partly_paid', openCents: 7100 })
  await books.process(await books.line(7100), { items: [{ openItemId: item.id, amountCents: 7100 }] })
  const paid = await books.show(invoice.id)
  expect(paid).toMatchObject({ status: 'paid', openCents: 0 })
  expect(paid.payments.map((payment) => payment.amountCents)).toEqual([5000, 7100])
  await expectBooksToAddUp(books)
})

test('a line is split over invoices and accounts in one entry with one line on the bank', async () => {
  const first = await books.openItem((await books.invoice()).number)
  const second = await books.openItem((await books.invoice()).number)
  const costs = await books.account('WBedAdlBan')
  const line = await books.line(20_000)
  const { journalEntryId } = await books.process(line, {
    items: [
      { openItemId: first.id, amountCents: 12_100 },
      { openItemId: second.id, amountCents: 8_100 },
    ],
    bookings: [{ ...booking(costs, -200), description: 'Kosten van de overboeking' }],
  })
  expect(await books.sums(journalEntryId)).toEqual({ '1100': 20_000, '1300': -20_200, '4900': 200 })
  const { lines } = await books.entry(journalEntryId)
  expect(lines.filter((entryLine) => entryLine.accountNumber === '1100')).toHaveLength(1)
  expect(lines.map((entryLine) => entryLine.description)).toContain('Kosten van de overboeking')
  await expectBooksToAddUp(books)
})

describe('refused, and nothing is done', () => {
  test('parts that do not add up, and a line of nothing', async () => {
    const costs = await books.account('WBedKanTef')
    const line = await books.line(-1000)
    for (const bookings of [
      [],
      [booking(costs, -999)],
      [booking(costs, 1000)],
      [booking(costs, -1000), booking(costs, 0)],
    ])
      await expect(books.process(line, { bookings })).rejects.toMatchObject({ status: 422 })
    expect(await show(line.id)).toMatchObject({ processed: false, version: line.version })
  })

  test('more than is open, also when one item is named twice or a part turns the other way', async () => {
    const { number } = await books.invoice()
    const item = await books.openItem(number)
    const line = await books.line(14_000)
    const costs = await books.account('WBedKanTef')
    const mismatch = { status: 422, error: { code: 90016 } }
    const pay = (...amounts: number[]) => amounts.map((amountCents) => ({ openItemId: item.id, amountCents }))
    await expect(books.process(line, { items: pay(14_000) })).rejects.toMatchObject(mismatch)
    await expect(books.process(line, { items: pay(7000, 7000) })).rejects.toMatchObject(mismatch)
    await expect(books.process(line, { items: pay(-100), bookings: [booking(costs, 14_100)] })).rejects.toMatchObject(
      mismatch,
    )
    await expect(books.process(line, { items: pay(0), bookings: [booking(costs, 14_000)] })).rejects.toMatchObject(
      mismatch,
    )
    expect((await books.openItem(number)).openCents).toBe(12_100)
    await expectBooksToAddUp(books)
  })

  test('an account of debtors, an account or item of somebody else, a VAT code that nobody may choose', async () => {
    const other = await Books.open(server)
    const theirs = await other.openItem((await other.invoice()).number)
    const line = await books.line(1000)
    const debtors = booking(await books.account('BVorDebHad'), 1000)
    await expect(books.process(line, { bookings: [debtors] })).rejects.toMatchObject({
      status: 422,
      error: { fields: { 'bookings.0.accountId': expect.stringContaining('Debiteuren') as unknown } },
    })
    const foreign = booking(await other.account('WBedKanTef'), 1000)
    await expect(books.process(line, { bookings: [foreign] })).rejects.toMatchObject({ status: 422 })
    await expect(books.process(line, { items: [{ openItemId: theirs.id, amountCents: 1000 }] })).rejects.toMatchObject({
      status: 404,
    })
    for (const code of ['sale_kor', 'private_use', 'x', '__proto__']) {
      const bookings = [booking(await books.account('WBedKanTef'), 1000, code)]
      await expect(books.process(line, { bookings })).rejects.toMatchObject({ status: 422 })
    }
    const path = { params: { ...other.params, transactionId: line.id } }
    expect((await other.client.send(contract.bank.transaction, path)).status).toBe(404)
  })

  test('a line that goes from the bank to the same bank', async () => {
    const line = await books.line(1000)
    const bank = await books.account('BLimBanRba')
    await expect(books.process(line, { bookings: [booking(bank, 1000)] })).rejects.toMatchObject({ status: 422 })
  })
})

test('of ten who process one line at once, one does', async () => {
  const item = await books.openItem((await books.invoice()).number)
  const line = await books.line(12_100)
  const pay = () => books.process(line, { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, pay))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, error: { code: 90017 } })
  await expectBooksToAddUp(books)
})

test('of two lines that pay one invoice at once, the second finds nothing open', async () => {
  const item = await books.openItem((await books.invoice()).number)
  const lines = [await books.line(12_100), await books.line(12_100)]
  const outcomes = await Promise.allSettled(
    lines.map((line) => books.process(line, { items: [{ openItemId: item.id, amountCents: 12_100 }] })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expectBooksToAddUp(books)
})

test('an undone line reopens what it paid and can be processed again', async () => {
  const { number, id } = await books.invoice({ invoiceDate: '2026-06-10' })
  const item = await books.openItem(number)
  const items = [{ openItemId: item.id, amountCents: 12_100 }]
  const line = await books.line(12_100)
  const done = await books.process(line, { items })
  const undone = await books.undo({ id: line.id, version: done.version })
  expect((await books.openItem(number)).openCents).toBe(12_100)
  expect(await show(line.id)).toMatchObject({ processed: false, journalEntryId: null })
  expect((await books.show(id)).payments).toEqual([])
  expect((await books.entry(done.journalEntryId)).reversedByEntryId).not.toBeNull()
  await expect(books.undo({ id: line.id, version: done.version })).rejects.toMatchObject({ status: 409 })
  const again = await books.process({ id: line.id, version: undone.version }, { items })
  expect(await books.show(id)).toMatchObject({ status: 'paid', openCents: 0 })
  await expectBooksToAddUp(books)
  const twice = await Promise.allSettled([1, 2, 3].map(() => books.undo({ id: line.id, version: again.version })))
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectBooksToAddUp(books)
})

test('undoing what somebody saw before it was processed anew is refused, and nothing is undone', async () => {
  const costs = await books.account('WBedKanTef')
  const line = await books.line(-1000)
  const bookings = [booking(costs, -1000)]
  const first = await books.process(line, { bookings })
  const undone = await books.undo({ id: line.id, version: first.version })
  const again = await books.process({ id: line.id, version: undone.version }, { bookings })
  for (const version of [line.version, first.version, undone.version])
    await expect(books.undo({ id: line.id, version })).rejects.toMatchObject({ status: 409, error: { code: 90002 } })
  expect(await show(line.id)).toMatchObject({
    processed: true,
    version: again.version,
    journalEntryId: again.journalEntryId,
  })
  await expectBooksToAddUp(books)
})

test('after its period was filed an undo and processing again keep the day of the line; their VAT is late', async () => {
  const filed = await Books.open(server)
  const costs = await filed.account('WBedKanTef')
  const bookings = [booking(costs, -12_100, 'purchase_high')]
  const line = await filed.line(-12_100, { date: '2026-02-10' })
  const done = await filed.process(line, { bookings })
  await filed.file('2026-Q1')
  const before = await filed.vatReturn('2026-Q1')
  const undone = await filed.undo({ id: line.id, version: done.version })
  const { reversedByEntryId } = await filed.entry(done.journalEntryId)
  expect(await filed.entry(reversedByEntryId)).toMatchObject({ date: '2026-02-10', documentDate: '2026-02-10' })
  expect((await filed.vatReturn('2026-Q2')).lateVatCents).toBe(2100)
  const again = await filed.process({ id: line.id, version: undone.version }, { bookings })
  expect(await filed.entry(again.journalEntryId)).toMatchObject({ date: '2026-02-10', documentDate: '2026-02-10' })
  expect((await filed.vatReturn('2026-Q2')).lateVatCents).toBe(0)
  const { late, ...after } = await filed.vatReturn('2026-Q1')
  expect({ ...after, late: [] }).toEqual(before)
  expect(late).toMatchObject([{ vatCents: 0, documents: [{ vatCents: -2100 }, { vatCents: 2100 }] }])
  await expectBooksToAddUp(filed)
})

test('a mixed invoice that is paid stands on no account but those it belongs on', async () => {
  const own = await Books.open(server)
  const { id, number } = await own.invoice({ lines: [anInvoiceLine(), anInvoiceLine({ vatCode: 'sale_low' })] })
  const item = await own.openItem(number)
  await own.process(await own.line(23_000), { items: [{ openItemId: item.id, amountCents: 23_000 }] })
  expect((await own.show(id)).openCents).toBe(0)
  await expectBooksToAddUp(own)
})
