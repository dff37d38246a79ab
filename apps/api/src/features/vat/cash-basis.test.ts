import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { boxes, invoice, pay } from './cash-basis.test-support.ts'

let server: KloptTestServer
let books: Books
let contactId: number
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** Books on a cash basis on 15 November 2026, filed by the quarter. */
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-15')
  await books.settings({ vatScheme: 'cash' })
  contactId = await books.contact()
})

describe('on a cash basis', () => {
  test('VAT counts in the period of each payment, in proportion, and the last takes the rest', async () => {
    const { number } = await invoice(
      { books, contactId },
      '2026-05-20',
      { unitPrice: '100.01' },
      { unitPrice: '33.33', vatCode: 'sale_low' },
    )
    // 133.34 and 24.00 VAT: 157.34.
    expect(await boxes(books, '2026-Q2')).toEqual({})
    await pay(books, number, 5000, '2026-06-30')
    await pay(books, number, 5000, '2026-07-01')
    const [second, third] = [await boxes(books, '2026-Q2'), await boxes(books, '2026-Q3')]
    expect(second).toEqual({ '1a': [3178, 668], '1b': [1059, 95] })
    await pay(books, number, 5734, '2026-10-02')
    const fourth = await boxes(books, '2026-Q4')
    const sum = (box: string, column: 0 | 1) =>
      [second, third, fourth].reduce((total, each) => total + (each[box]?.[column] ?? 0), 0)
    expect([sum('1a', 0), sum('1a', 1), sum('1b', 0), sum('1b', 1)]).toEqual([10_001, 2100, 3333, 300])
    await expectBooksToAddUp(books)
  })

  test('the payment posts what it makes due, the screen shows it before, and its box leads to the bank line', async () => {
    const { number } = await invoice({ books, contactId }, '2026-05-20')
    const line = await books.line(12_100, { date: '2026-07-03' })
    const { id: openItemId } = await books.openItem(number)
    const preview = await books.client.call(contract.bank.postingPreview, {
      params: { ...books.params, transactionId: line.id },
      body: { items: [{ openItemId, amountCents: 12_100 }], bookings: [] },
    })
    const { journalEntryId } = await books.process(line, { items: [{ openItemId, amountCents: 12_100 }] })
    const { lines } = await books.entry(journalEntryId)
    const shown = lines.map(({ accountNumber, debitCents, creditCents }) => [accountNumber, debitCents, creditCents])
    expect(shown).toEqual([
      ['1100', 12_100, 0],
      ['1300', 0, 12_100],
      ['1510', 12_100, 0],
      ['1510', 0, 10_000],
      ['1500', 0, 2100],
    ])
    expect(preview.lines.map((each) => [each.accountNumber, each.debitCents, each.creditCents])).toEqual(shown)
    const { items } = await books.client.call(contract.vat.boxLines, {
      params: books.params,
      query: { period: '2026-Q3', box: '1a' },
    })
    expect(items.map(({ sourceType, sourceId }) => [sourceType, sourceId])).toEqual([
      ['bank_transaction', line.id],
      ['bank_transaction', line.id],
    ])
    expect(items.map(({ baseCents, vatCents }) => baseCents ?? vatCents).toSorted()).toEqual([10_000, 2100].toSorted())
  })

  test('an undone payment waits again, whatever was paid since, and paying it again takes exactly the rest', async () => {
    const { number } = await invoice(
      { books, contactId },
      '2026-05-20',
      { unitPrice: '0.37' },
      { unitPrice: '0.11', vatCode: 'sale_low' },
    )
    const first = await pay(books, number, 13, '2026-06-01')
    await pay(books, number, 17, '2026-06-02')
    await books.undo(first)
    await pay(books, number, 20, '2026-06-03')
    const left = await books.openItem(number)
    await pay(books, number, left.openCents, '2026-06-04')
    expect(await boxes(books, '2026-Q2')).toEqual({ '1a': [37, 8], '1b': [11, 1] })
    await expectBooksToAddUp(books)
  })

  test('a payment that is a little short, or too much, makes all of the VAT due', async () => {
    const short = await invoice({ books, contactId }, '2026-05-20')
    await pay(books, short.number, 12_098, '2026-06-01', 12_100)
    const more = await invoice({ books, contactId }, '2026-05-20')
    await pay(books, more.number, 12_150, '2026-06-02', 12_100)
    expect(await boxes(books, '2026-Q2')).toEqual({ '1a': [20_000, 4200] })
    await expectBooksToAddUp(books)
  })

  test('one payment for several invoices, one of them named twice, counts each to the cent', async () => {
    const [one, two] = [
      await invoice({ books, contactId }, '2026-05-20', { unitPrice: '0.05' }),
      await invoice({ books, contactId }, '2026-05-21'),
    ]
    const line = await books.line(12_106, { date: '2026-06-20' })
    const [first, second] = [await books.openItem(one.number), await books.openItem(two.number)]
    await books.process(line, {
      items: [
        { openItemId: second.id, amountCents: 12_100 },
        { openItemId: first.id, amountCents: 2 },
        { openItemId: first.id, amountCents: 4 },
      ],
    })
    expect(await boxes(books, '2026-Q2')).toEqual({ '1a': [10_005, 2101] })
    await expectBooksToAddUp(books)
  })

  test('what another country or the customer is taxed for follows the invoice, and what is taxed at 0% its payment', async () => {
    contactId = await books.contact({ country: 'DE', vatNumber: 'DE136695976' })
    const { number } = await invoice(
      { books, contactId },
      '2026-05-20',
      { vatCode: 'sale_eu_goods' },
      { vatCode: 'sale_exempt' },
      { vatCode: 'sale_zero' },
    )
    contactId = await books.contact({ vatNumber: 'NL000099998B57' })
    const shifted = await invoice({ books, contactId }, '2026-05-20', { vatCode: 'sale_reverse' })
    expect(await boxes(books, '2026-Q2')).toEqual({ '3b': [10_000, null], '1e': [10_000, null] })
    await pay(books, number, 30_000, '2026-07-10')
    await pay(books, shifted.number, 10_000, '2026-07-11')
    expect(await boxes(books, '2026-Q3')).toEqual({ '1e': [10_000, null] })
    await expectBooksToAddUp(books)
  })

  test('the small-business scheme leaves nothing to wait for', async () => {
    await books.settings({ smallBusinessScheme: true })
    const { number } = await invoice({ books, contactId }, '2026-05-20')
    await pay(books, number, 10_000, '2026-06-20')
    expect(await boxes(books, '2026-Q2')).toEqual({})
    await expectBooksToAddUp(books)
  })

  test('input VAT is deducted by the date of the invoice, paid or not', async () => {
    await new Purchases(books).booked({ invoiceDate: '2026-05-20', dueDate: '2026-06-20' })
    expect((await boxes(books, '2026-Q2'))['5b']).toEqual([null, 2100])
  })

  test('a payment dated in a filed period counts in the first open one', async () => {
    const { number } = await invoice({ books, contactId }, '2026-05-20')
    await books.file('2026-Q2')
    await pay(books, number, 12_100, '2026-06-28')
    expect(await boxes(books, '2026-Q2')).toEqual({})
    expect(await boxes(books, '2026-Q3')).toEqual({ '1a': [10_000, 2100] })
    expect((await books.vatReturn('2026-Q3')).lateVatCents).toBe(2100)
  })

  test('a filed return empties the VAT accounts and leaves what waits', async () => {
    const [paid] = [
      await invoice({ books, contactId }, '2026-05-20'),
      await invoice({ books, contactId }, '2026-05-21'),
    ]
    await pay(books, paid.number, 12_100, '2026-06-28')
    const { checks } = await books.vatReturn('2026-Q2')
    expect(checks.find(({ kind }) => kind === 'ledger_difference')?.tone).toBe('success')
    await books.file('2026-Q2')
    const { rows } = await books.client.call(contract.reports.trialBalance, {
      params: books.params,
      query: { from: '2026-01-01', to: '2026-12-31' },
    })
    const closing = (number: string) => rows.find((row) => row.number === number)?.closingCents ?? 0
    expect([closing('1500'), closing('1510'), closing('1530')]).toEqual([0, -2100, -2100])
  })

  test('only VAT that was received is set aside', async () => {
    const { number } = await invoice({ books, contactId }, '2026-10-20')
    const setAside = async () => {
      const { vat } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
      return vat.setAsideCents
    }
    expect(await setAside()).toBe(0)
    await pay(books, number, 6050, '2026-11-02')
    expect(await setAside()).toBe(1050)
  })
})
