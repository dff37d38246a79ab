import { contract } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { aYear, insurance } from './accruals.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const accruals = (books: Books, asOf: string) =>
  books.client.call(contract.reports.accruals, { params: books.params, query: { asOf } })
const result = async (books: Books, from: string, to: string) =>
  (await books.client.call(contract.reports.profitAndLoss, { params: books.params, query: { from, to } }))
    .resultCents[0]
const lockUntil = (books: Books, lockedUntil: string) =>
  books.client.call(contract.bookLocks.set, { params: books.params, body: { lockedUntil } })

/** What waits on a day, with what the ledger says of it: they are the same. */
async function left(books: Books, asOf: string): Promise<number[]> {
  const { items, accounts } = await accruals(books, asOf)
  expect(accounts.map(({ otherCents }) => otherCents)).toEqual([0, 0])
  for (const { kind, leftCents, balanceCents } of accounts) {
    expect(leftCents).toBe(balanceCents)
    expect(items.reduce((sum, item) => sum + (item.kind === kind ? item.leftCents : 0), 0)).toBe(balanceCents)
  }
  return accounts.map(({ balanceCents }) => balanceCents)
}

describe('a purchase for a period', () => {
  test('an insurance of 1,200 from 1 October for a year: 300 in this year, 900 in the next', async () => {
    const books = await Books.openOn(server, '2026-10-05')
    const purchases = new Purchases(books)
    const { id } = await purchases.booked(await insurance(books))
    expect(await result(books, '2026-01-01', '2026-12-31')).toBe(-30_000)
    expect(await result(books, '2027-01-01', '2027-12-31')).toBe(-90_000)
    expect(await result(books, '2026-10-01', '2026-10-31')).toBe(-10_000)
    expect(await left(books, '2026-10-15')).toEqual([120_000, 0])
    expect(await left(books, '2026-12-31')).toEqual([90_000, 0])
    expect(await left(books, '2027-09-30')).toEqual([0, 0])
    expect((await accruals(books, '2026-12-31')).items).toMatchObject([
      {
        kind: 'purchase',
        documentId: id,
        contactName: 'Papierhandel De Kade',
        description: 'Polis',
        ...aYear,
        amountCents: 120_000,
        leftCents: 90_000,
      },
    ])
    const asked = `/api/v2/administrations/${books.id}/reports/accruals/export?asOf=2026-12-31&format=csv`
    const file = await books.client.request('POST', asked)
    expect(String(file.body).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Soort;Document;Relatie;Omschrijving;Rekening;Naam;Van;Tot en met;Bedrag;Nog te verdelen',
      expect.stringMatching(/^Kosten;[^;]+;Papierhandel De Kade;Polis;\d+;[^;]+;2026-10-01;2027-09-30;1200,00;900,00$/),
    ])
    expect((await purchases.show(id)).lines).toMatchObject([aYear])
    await expectBooksToAddUp(books)
  })

  test('its VAT counts at once; VAT that does not come back falls with the costs', async () => {
    const books = await Books.openOn(server, '2026-10-05')
    await new Purchases(books).booked(await insurance(books, {}, { vatCode: 'purchase_high' }))
    expect((await books.vatReturn('2026-Q4')).boxes.find(({ box }) => box === '5b')?.vatCents).toBe(25_200)
    expect(await result(books, '2026-10-01', '2026-10-31')).toBe(-10_000)
    await books.settings({ smallBusinessScheme: true })
    await new Purchases(books).booked(await insurance(books, { number: 'KOR' }, { vatCode: 'purchase_high' }))
    // 1,452.00 with its VAT is 121.00 a month.
    expect(await result(books, '2026-10-01', '2026-10-31')).toBe(-10_000 - 12_100)
    expect(await left(books, '2026-12-31')).toEqual([90_000 + 108_900, 0])
  })

  test('what falls in locked months falls on the first open day', async () => {
    const books = await Books.openOn(server, '2027-01-20')
    await lockUntil(books, '2026-12-31')
    await new Purchases(books).booked(await insurance(books))
    expect(await result(books, '2026-01-01', '2026-12-31')).toBe(0)
    expect(await result(books, '2027-01-01', '2027-01-01')).toBe(-30_000)
    expect(await result(books, '2027-01-01', '2027-12-31')).toBe(-120_000)
    expect(await left(books, '2027-01-01')).toEqual([90_000, 0])
    await expectBooksToAddUp(books)
  })

  test('taken back, nothing is left on any day; what fell in locked months comes back on the first open day', async () => {
    const books = await Books.openOn(server, '2026-10-05')
    const purchases = new Purchases(books)
    const purchase = await purchases.booked(await insurance(books))
    await books.on('2027-01-20')
    await lockUntil(books, '2026-12-31')
    expect((await purchases.tryReverse(purchase)).status).toBe(200)
    expect(await result(books, '2026-01-01', '2026-12-31')).toBe(-30_000)
    expect(await result(books, '2027-01-01', '2027-01-01')).toBe(30_000)
    expect(await result(books, '2027-01-01', '2027-12-31')).toBe(30_000)
    for (const day of ['2027-01-01', '2027-03-31', '2027-09-30']) expect(await left(books, day)).toEqual([0, 0])
    expect(await left(books, '2026-12-31')).toEqual([90_000, 0])
    await expectBooksToAddUp(books)
  })

  test('a credit invoice takes what fell back on its own day, and what is left month by month', async () => {
    const books = await Books.openOn(server, '2027-01-20')
    const purchases = new Purchases(books)
    await purchases.booked(await insurance(books))
    const credited = await insurance(books, {
      kind: 'credit_invoice',
      invoiceDate: '2027-01-15',
      dueDate: '2027-01-15',
    })
    await purchases.booked(credited)
    expect(await result(books, '2026-01-01', '2026-12-31')).toBe(-30_000)
    expect(await result(books, '2027-01-01', '2027-01-15')).toBe(30_000)
    expect(await result(books, '2027-01-01', '2027-12-31')).toBe(30_000)
    expect(await left(books, '2027-01-15')).toEqual([0, 0])
    expect(await left(books, '2027-04-30')).toEqual([0, 0])
    await expectBooksToAddUp(books)
  })

  test('within the month of its invoice it counts at once, without entries of its own', async () => {
    const books = await Books.openOn(server, '2026-10-05')
    await new Purchases(books).booked(await insurance(books, {}, { periodTo: '2026-10-31' }))
    expect(await result(books, '2026-10-01', '2026-10-01')).toBe(-120_000)
    expect(await books.rows('SELECT 1 FROM spreads WHERE administration_id = $1')).toEqual([])
  })
})

describe('a sale for a period', () => {
  test('falls month by month, and is credited as far as it is left', async () => {
    const books = await Books.openOn(server, '2026-10-05')
    const line = anInvoiceLine({ description: 'Onderhoud', quantity: '1', unitPrice: '1200', ...aYear })
    const invoice = await books.invoice({ invoiceDate: '2026-10-01', lines: [line] })
    expect((await books.vatReturn('2026-Q4')).boxes.find(({ box }) => box === '1a')?.vatCents).toBe(25_200)
    expect(await result(books, '2026-01-01', '2026-12-31')).toBe(30_000)
    expect(await left(books, '2026-12-31')).toEqual([0, 90_000])
    await books.on('2027-01-20')
    // What is from 1 February on is taken back: 800.00.
    const draft = await books.credit(invoice.id)
    const { invoiceDate, paymentTermDays, contactId, reference, note, pricesIncludeVat, discountPercent } =
      await books.show(draft.id)
    const head = { invoiceDate, paymentTermDays, contactId, reference, note, pricesIncludeVat, discountPercent }
    const part = { ...line, quantity: '-1', unitPrice: '800', periodFrom: '2027-02-01' }
    const saved = await books.client.call(contract.invoices.save, {
      params: { ...books.params, invoiceId: draft.id },
      body: { ...head, lines: [part], version: draft.version },
    })
    await books.finalise({ id: draft.id, version: saved.version })
    expect(await result(books, '2027-01-01', '2027-12-31')).toBe(10_000)
    expect(await left(books, '2027-01-31')).toEqual([0, 0])
    expect(await left(books, '2027-05-31')).toEqual([0, 0])
    await expectBooksToAddUp(books)
  })
})

test('on a cash basis turnover falls by its months, and VAT with the payment', async () => {
  const books = await Books.openOn(server, '2026-10-05')
  await books.settings({ vatScheme: 'cash' })
  const line = anInvoiceLine({ description: 'Onderhoud', quantity: '1', unitPrice: '1200', ...aYear })
  const invoice = await books.invoice({ invoiceDate: '2026-10-01', lines: [line] })
  const due = async () => (await books.vatReturn('2026-Q4')).boxes.find(({ box }) => box === '1a')?.vatCents
  expect(await due()).toBe(0)
  expect(await result(books, '2026-01-01', '2026-12-31')).toBe(30_000)
  const item = await books.openItem(invoice.number)
  const items = [{ openItemId: item.id, amountCents: 145_200 }]
  await books.process(await books.line(145_200, { date: '2026-11-10' }), { items })
  expect(await due()).toBe(25_200)
  expect(await result(books, '2026-01-01', '2026-12-31')).toBe(30_000)
  expect(await left(books, '2026-12-31')).toEqual([0, 90_000])
  await expectBooksToAddUp(books)
})

test('booked by hand on an accrual account it stands apart, and the sum is still the balance', async () => {
  const books = await Books.openOn(server, '2026-10-05')
  await new Purchases(books).booked(await insurance(books))
  const lines = [debit(await books.account('BVorOvaVan'), 5000), credit(await books.account('BEivKapOnd'), 5000)]
  await write(books, { entryDate: '2026-10-02', lines })
  expect((await accruals(books, '2026-12-31')).accounts).toMatchObject([
    { kind: 'purchase', leftCents: 90_000, otherCents: 5000, balanceCents: 95_000 },
    { kind: 'sale', leftCents: 0, otherCents: 0, balanceCents: 0 },
  ])
})

test('whatever is booked, credited and taken back, what is left is what the ledger holds, on every day', async () => {
  const step = fc.record({
    cents: fc.integer({ min: 1, max: 500_000 }),
    from: fc.nat(400),
    length: fc.nat(500),
    booked: fc.nat(300),
    fate: fc.constantFrom('stays', 'reversed', 'credited'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), fc.nat(900), async (steps, asOf) => {
      const books = await Books.openOn(server, '2026-12-15')
      const purchases = new Purchases(books)
      const day = (count: number) => addDays('2026-01-01', count)
      for (const { cents, from, length, booked, fate } of steps) {
        const line = { amountCents: cents, periodFrom: day(from), periodTo: day(from + length) }
        const dates = { invoiceDate: day(booked), dueDate: day(booked) }
        const purchase = await purchases.booked(await insurance(books, dates, line))
        if (fate === 'reversed') expect((await purchases.tryReverse(purchase)).status).toBe(200)
        if (fate === 'credited')
          await purchases.booked(await insurance(books, { ...dates, kind: 'credit_invoice' }, line))
      }
      await left(books, day(asOf))
      expect(await left(books, '2029-12-31')).toEqual([0, 0])
      await expectBooksToAddUp(books)
    }),
    { numRuns: 8 },
  )
})
