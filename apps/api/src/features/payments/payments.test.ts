import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, codesOf, Purchases } from '../purchases/purchases.test-support.ts'
import { addPayables, fieldsOf, Payments } from './payments.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
let payments: Payments
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  payments = await Payments.open(server)
  ;({ books, purchases } = payments)
})
afterAll(() => server.stop())

const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map((match) => match[1])

test('a payment file pays each invoice with its own reference, and is downloaded as it was made', async () => {
  const contactId = await purchases.supplier()
  const first = await payments.item({ contactId, number: 'A-1', paymentReference: '5000 0567 8901 2345' })
  const second = await payments.item({ contactId, number: 'A-2' }, 2_100)
  const id = await payments.pay([first, second])
  const file = await payments.download(id)
  expect(file.headers.get('content-disposition')).toContain('betaalbestand-2026-06-16-1.xml')
  const xml = String(file.body)
  expect(texts(xml, 'CtrlSum')).toEqual(['142.00', '142.00'])
  expect(texts(xml, 'InstdAmt')).toEqual(['121.00', '21.00'])
  expect(texts(xml, 'IBAN')).toEqual(['NL20INGB0001234567', 'NL91ABNA0417164300', 'NL91ABNA0417164300'])
  expect([texts(xml, 'Ref'), texts(xml, 'Ustrd')]).toEqual([['5000056789012345'], ['A-2']])
  expect((await payments.payables()).items.map(({ paymentFileId }) => paymentFileId)).toEqual([id, id])
  expect((await books.client.call(contract.payments.list, { params: books.params, query: {} })).items).toMatchObject([
    { id, executionDate: '2026-06-16', count: 2, totalCents: 14_200, cancelledAt: null },
  ])
})

test('the audit log has how many invoices a payment file pays, and what they come to', async () => {
  const contactId = await purchases.supplier()
  const id = await payments.pay([
    await payments.item({ contactId, number: 'B-1' }),
    await payments.item({ contactId, number: 'B-2' }, 2_100),
  ])
  const { rows } = await server.services.pool.query(
    "SELECT details FROM audit_log WHERE entity = 'payment_file' AND entity_id = $1",
    [id],
  )
  expect(rows).toEqual([{ details: { count: 2, totalCents: 14_200 } }])
})

test('a credit invoice is set off against the invoices of its supplier, in one transfer that names them', async () => {
  const contactId = await purchases.supplier()
  const invoice = await payments.item({ contactId, number: 'B-1' })
  const credit = await payments.item({ contactId, number: 'B-2', kind: 'credit_invoice' }, 2_000)
  const other = await payments.item({
    contactId: await purchases.supplier('Ander', 'NL20INGB0001234567'),
    number: 'C-1',
  })
  const xml = String((await payments.download(await payments.pay([invoice, credit, other]))).body)
  expect(texts(xml, 'InstdAmt')).toEqual(['101.00', '121.00'])
  expect(texts(xml, 'Ustrd')).toEqual(['B-1, B-2', 'C-1'])
})

test('the one bank line of an invoice and the credit invoice set off against it settles both', async () => {
  const contactId = await purchases.supplier()
  const lines = [aPurchaseLine({ amountCents: 1_000 })]
  const invoice = await purchases.booked({ contactId, number: 'D-2026-01' })
  const credit = await purchases.booked({ contactId, number: 'D-2026-02', kind: 'credit_invoice', lines })
  const paid = await payments.pay([
    { openItemId: await purchases.openItemId(invoice.id), amountCents: 12_100 },
    { openItemId: await purchases.openItemId(credit.id), amountCents: 1_210 },
  ])
  const [description = ''] = texts(String((await payments.download(paid)).body), 'Ustrd')
  await books.line(-10_890, { description, counterpartyIban: 'NL91ABNA0417164300' })
  await books.processCertain()
  expect([(await purchases.show(invoice.id)).status, (await purchases.show(credit.id)).status]).toEqual([
    'paid',
    'paid',
  ])
  await expectBooksToAddUp(books)
})

test('what is open in another currency is in no row and no total, and is told beside them', async () => {
  expect((await payments.payables()).otherCurrencies).toBeUndefined()
  await payments.item({ number: 'E-1' })
  await purchases.booked({
    number: 'USD-1',
    currency: 'USD',
    exchangeRate: '1.0832',
    lines: [aPurchaseLine({ amountCents: 100_000, vatCode: 'purchase_non_eu' })],
  })
  const { items, segments, totalOpenCents, otherCurrencies } = await payments.payables()
  expect(items.map(({ number }) => number)).toEqual(['E-1'])
  expect([segments?.all.openCents, totalOpenCents]).toEqual([12_100, 12_100])
  expect(segments).not.toHaveProperty('foreign')
  expect(otherCurrencies).toEqual({ count: 1, openCents: 92_319 })
})

test('what a customer paid too much is paid back by a file, once, and closed by the bank line', async () => {
  const paidBack = await purchases.supplier('Gemeente Haarlem')
  const line = await books.line(12_100, { date: '2026-06-12' })
  await books.process(line, { credits: [{ contactId: paidBack, amountCents: 12_100 }] })
  const credits = () => books.client.call(contract.payments.credits, { params: books.params })
  const [credit] = await credits()
  expect(credit).toMatchObject({ contactName: 'Gemeente Haarlem', openCents: 12_100, paymentFileId: null })
  expect((await payments.payables()).items).toEqual([])
  const { openItemId } = must(credit, 'the credit')
  expect(fieldsOf(await payments.tryPay([{ openItemId, amountCents: 12_101 }]))).toEqual({
    'items.0.openItemId': 'Van deze factuur staat nog €\u00a0121,00 open.',
  })
  const id = await payments.pay([{ openItemId, amountCents: 12_100 }])
  const xml = String((await payments.download(id)).body)
  expect([texts(xml, 'InstdAmt'), texts(xml, 'Ustrd')]).toEqual([['121.00'], ['Tegoed 12-06-2026']])
  expect(await credits()).toMatchObject([{ paymentFileId: id, paymentFileCents: 12_100 }])
  expect(codesOf([await payments.tryPay([{ openItemId, amountCents: 1 }])])).toEqual([90037])
  const back = await books.line(-12_100, { date: '2026-06-16' })
  await books.process(back, { items: [{ openItemId, amountCents: -12_100 }] })
  expect(await credits()).toEqual([])
  await expectBooksToAddUp(books)
})

test('from booking to the bank line that pays it: the purchase is paid, its VAT in box 5b, and the books add up', async () => {
  const booked = await purchases.booked({ number: 'INK-77', invoiceDate: '2026-05-20', dueDate: '2026-06-19' })
  await payments.pay([{ openItemId: await purchases.openItemId(booked.id), amountCents: 5_000 }])
  server.clock.set('2026-06-17T10:00:00Z')
  await books.line(-5_000, { description: 'INK-77 deel', counterpartyIban: 'NL91ABNA0417164300' })
  await books.line(-7_100, { description: 'INK-77 rest', counterpartyIban: 'NL91ABNA0417164300' })
  const openItemId = await purchases.openItemId(booked.id)
  expect((await payments.payables()).items).toMatchObject([{ openCents: 12_100, paymentFileCents: 5_000 }])
  const [first, second] = (await books.waiting()).toSorted((a, b) => b.amountCents - a.amountCents)
  expect(first?.best).toMatchObject({ items: [{ id: openItemId, settleCents: -5_000 }] })
  await books.process(first ?? { id: 0, version: 0 }, { items: [{ openItemId, amountCents: -5_000 }] })
  // What the file was for has left the account: the rest can be paid by another.
  expect((await payments.payables()).items).toMatchObject([
    { openCents: 7_100, paymentFileId: null, paymentFileCents: null },
  ])
  expect(await purchases.show(booked.id)).toMatchObject({ status: 'partly_paid' })
  await books.process(second ?? { id: 0, version: 0 }, { items: [{ openItemId, amountCents: -7_100 }] })
  expect(await purchases.show(booked.id)).toMatchObject({
    status: 'paid',
    openCents: 0,
    payments: [{ amountCents: 5_000 }, { amountCents: 7_100 }],
  })
  expect((await payments.payables()).items).toEqual([])
  const { boxes } = await books.vatReturn('2026-Q2')
  expect(boxes.find(({ box }) => box === '5b')).toMatchObject({ vatCents: 2_100 })
  const query = { period: '2026-Q2', box: '5b' } as const
  expect((await books.client.call(contract.vat.boxLines, { params: books.params, query })).items).toMatchObject([
    { contactName: 'Papierhandel De Kade', sourceType: 'purchase', sourceId: booked.id, vatCents: 2_100 },
  ])
  await expectBooksToAddUp(books)
})

test('payables come first due first, page by page, with the sum of all and as many statements for 50 as for 5', async () => {
  const few = await Books.open(server)
  for (const [of, count] of [
    [books, 120],
    [few, 5],
  ] as const) {
    const day = "date '2026-01-01'"
    await addPayables(of, `SELECT n::text, ${day}, ${day} + (n % 40), 100 FROM generate_series(1, $2) AS n`, [count])
  }
  const seen: { openItemId: number; dueDate: string }[] = []
  let cursor: string | null | undefined
  do {
    const page = await books.client.call(contract.payments.payables, {
      params: books.params,
      query: cursor ? { cursor } : {},
    })
    // Of all, so said once.
    expect(page.totalOpenCents).toBe(cursor ? undefined : 12_000)
    seen.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  expect(new Set(seen.map(({ openItemId }) => openItemId)).size).toBe(120)
  expect(seen.map(({ dueDate }) => dueDate)).toEqual(seen.map(({ dueDate }) => dueDate).toSorted())
  expect(await countStatements(() => payments.payables())).toBe(await countStatements(() => payments.payables(few)))
})
