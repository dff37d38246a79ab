import { contract, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, codesOf, Purchases } from '../purchases/purchases.test-support.ts'

type Create = BodyOf<typeof contract.payments.create>

let server: KloptTestServer
let books: Books
let purchases: Purchases
let journalId: number
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  books = await Books.openOn(server, '2026-06-15')
  purchases = new Purchases(books)
  journalId = await books.bankBook()
})
afterAll(() => server.stop())

const payables = (of = books) => of.client.call(contract.payments.payables, { params: of.params, query: {} })
const tryPay = (items: Create['items'], changes: Partial<Create> = {}) =>
  books.client.send(contract.payments.create, {
    params: books.params,
    body: { journalId, executionDate: '2026-06-16', items, ...changes },
  })
const pay = async (items: Create['items']): Promise<number> => {
  const answer = await tryPay(items)
  expect(answer).toMatchObject({ status: 200 })
  return (answer.body as { id: number }).id
}
const cancel = (paymentFileId: number, of = books) =>
  of.client.send(contract.payments.cancel, { params: { ...of.params, paymentFileId } })
const download = (paymentFileId: number, of = books) =>
  of.client.send(contract.payments.download, { params: { ...of.params, paymentFileId } })
const item = async (changes: Parameters<Purchases['booked']>[0] = {}, amountCents = 12_100) => {
  const { id } = await purchases.booked(changes)
  return { openItemId: await purchases.openItemId(id), amountCents }
}
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields ?? {}
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map((match) => match[1])

test('a payment file pays each invoice with its own reference, and is downloaded as it was made', async () => {
  const contactId = await purchases.supplier()
  const first = await item({ contactId, number: 'A-1', paymentReference: '5000 0567 8901 2345' })
  const second = await item({ contactId, number: 'A-2' }, 2_100)
  const id = await pay([first, second])
  const file = await download(id)
  expect(file.headers.get('content-disposition')).toContain('betaalbestand-2026-06-16-1.xml')
  const xml = String(file.body)
  expect(texts(xml, 'CtrlSum')).toEqual(['142.00', '142.00'])
  expect(texts(xml, 'InstdAmt')).toEqual(['121.00', '21.00'])
  expect(texts(xml, 'IBAN')).toEqual(['NL20INGB0001234567', 'NL91ABNA0417164300', 'NL91ABNA0417164300'])
  expect([texts(xml, 'Ref'), texts(xml, 'Ustrd')]).toEqual([['5000056789012345'], ['A-2']])
  expect((await payables()).items.map(({ paymentFileId }) => paymentFileId)).toEqual([id, id])
  expect((await books.client.call(contract.payments.list, { params: books.params, query: {} })).items).toMatchObject([
    { id, executionDate: '2026-06-16', count: 2, totalCents: 14_200, cancelledAt: null },
  ])
})

test('the audit log has how many invoices a payment file pays, and what they come to', async () => {
  const contactId = await purchases.supplier()
  const id = await pay([await item({ contactId, number: 'B-1' }), await item({ contactId, number: 'B-2' }, 2_100)])
  const { rows } = await server.services.pool.query(
    "SELECT details FROM audit_log WHERE entity = 'payment_file' AND entity_id = $1",
    [id],
  )
  expect(rows).toEqual([{ details: { count: 2, totalCents: 14_200 } }])
})

test('a credit invoice is set off against the invoices of its supplier, in one transfer that names them', async () => {
  const contactId = await purchases.supplier()
  const invoice = await item({ contactId, number: 'B-1' })
  const credit = await item({ contactId, number: 'B-2', kind: 'credit_invoice' }, 2_000)
  const other = await item({ contactId: await purchases.supplier('Ander', 'NL20INGB0001234567'), number: 'C-1' })
  const xml = String((await download(await pay([invoice, credit, other]))).body)
  expect(texts(xml, 'InstdAmt')).toEqual(['101.00', '121.00'])
  expect(texts(xml, 'Ustrd')).toEqual(['B-1, B-2', 'C-1'])
})

test('the one bank line of an invoice and the credit invoice set off against it settles both', async () => {
  const contactId = await purchases.supplier()
  const lines = [aPurchaseLine({ amountCents: 1_000 })]
  const invoice = await purchases.booked({ contactId, number: 'D-2026-01' })
  const credit = await purchases.booked({ contactId, number: 'D-2026-02', kind: 'credit_invoice', lines })
  const paid = await pay([
    { openItemId: await purchases.openItemId(invoice.id), amountCents: 12_100 },
    { openItemId: await purchases.openItemId(credit.id), amountCents: 1_210 },
  ])
  const [description = ''] = texts(String((await download(paid)).body), 'Ustrd')
  await books.line(-10_890, { description, counterpartyIban: 'NL91ABNA0417164300' })
  await books.processCertain()
  expect([(await purchases.show(invoice.id)).status, (await purchases.show(credit.id)).status]).toEqual([
    'paid',
    'paid',
  ])
  await expectBooksToAddUp(books)
})

test('what a customer paid too much is paid back by a file, once, and closed by the bank line', async () => {
  const paidBack = await purchases.supplier('Gemeente Haarlem')
  const line = await books.line(12_100, { date: '2026-06-12' })
  await books.process(line, { credits: [{ contactId: paidBack, amountCents: 12_100 }] })
  const credits = () => books.client.call(contract.payments.credits, { params: books.params })
  const [credit] = await credits()
  expect(credit).toMatchObject({ contactName: 'Gemeente Haarlem', openCents: 12_100, paymentFileId: null })
  expect((await payables()).items).toEqual([])
  const { openItemId } = must(credit, 'the credit')
  expect(fieldsOf(await tryPay([{ openItemId, amountCents: 12_101 }]))).toEqual({
    'items.0.openItemId': 'Van deze factuur staat nog €\u00a0121,00 open.',
  })
  const id = await pay([{ openItemId, amountCents: 12_100 }])
  const xml = String((await download(id)).body)
  expect([texts(xml, 'InstdAmt'), texts(xml, 'Ustrd')]).toEqual([['121.00'], ['Tegoed 12-06-2026']])
  expect(await credits()).toMatchObject([{ paymentFileId: id, paymentFileCents: 12_100 }])
  expect(codesOf([await tryPay([{ openItemId, amountCents: 1 }])])).toEqual([90037])
  const back = await books.line(-12_100, { date: '2026-06-16' })
  await books.process(back, { items: [{ openItemId, amountCents: -12_100 }] })
  expect(await credits()).toEqual([])
  await expectBooksToAddUp(books)
})

describe('what cannot be paid is named by its place (90037)', () => {
  test('settled, of another administration, receivable, twice, too much, and without an IBAN', async () => {
    const good = await item()
    const { id } = await purchases.booked()
    const settled = { openItemId: await purchases.openItemId(id), amountCents: 1 }
    await purchases.tryReverse({ id, version: 2 })
    const elsewhere = new Purchases(await Books.open(server))
    const theirs = await elsewhere.openItemId((await elsewhere.booked()).id)
    await books.invoice()
    const [receivable] = await books.rows<{ id: string }>(
      "SELECT id FROM open_items WHERE administration_id = $1 AND kind = 'receivable'",
    )
    const answer = await tryPay([
      good,
      settled,
      { openItemId: theirs, amountCents: 1 },
      { openItemId: Number(receivable?.id), amountCents: 1 },
      good,
      await item({}, 12_101),
      await item({ contactId: await purchases.supplier('Zonder', null) }),
      await item({ contactId: await purchases.supplier('Turks', 'TR330006100519786457841326') }),
    ])
    expect(codesOf([answer])).toEqual([90037])
    expect(Object.values(fieldsOf(answer))).toEqual([
      expect.stringContaining('niet meer open'),
      expect.stringContaining('niet meer open'),
      expect.stringContaining('niet meer open'),
      expect.stringContaining('al gekozen'),
      expect.stringContaining('€\u00a0121,00'),
      expect.stringContaining('geen IBAN'),
      expect.stringContaining('buiten het Europese betaalgebied'),
    ])
    expect(Object.keys(fieldsOf(answer))).toEqual([1, 2, 3, 4, 5, 6, 7].map((index) => `items.${index}.openItemId`))
    expect(await books.rows('SELECT FROM files WHERE administration_id = $1')).toEqual([])
  })

  test('in another file, until that one is cancelled', async () => {
    const chosen = await item()
    const first = await pay([chosen])
    expect(codesOf([await tryPay([chosen])])).toEqual([90037])
    const stale = await tryPay([chosen], { journalId: 999_999 })
    expect(stale.status).toBe(404)
    expect([(await cancel(first)).status, (await cancel(first)).status]).toEqual([204, 204])
    expect((await payables()).items).toMatchObject([{ paymentFileId: null }])
    await pay([chosen])
  })
})

test('an earlier payment of a part does not free an invoice that stands in a file', async () => {
  const booked = await purchases.booked({ number: 'INK-78' })
  const openItemId = await purchases.openItemId(booked.id)
  const id = await pay([{ openItemId, amountCents: 12_100 }])
  server.clock.set('2026-06-17T10:00:00Z')
  const line = await books.line(-4_000, { description: 'INK-78 deel' })
  await books.process(line, { items: [{ openItemId, amountCents: -4_000 }] })
  expect((await payables()).items).toMatchObject([{ openCents: 8_100, paymentFileId: id }])
  const again = await tryPay([{ openItemId, amountCents: 8_100 }], { executionDate: '2026-06-18' })
  expect(codesOf([again])).toEqual([90037])
})

test('what the bank settled before a file was made counts for no part of that file', async () => {
  const booked = await purchases.booked({ number: 'INK-79' })
  const openItemId = await purchases.openItemId(booked.id)
  server.clock.set('2026-06-15T10:00:00Z')
  const line = await books.line(-8_100, { description: 'INK-79 deel' })
  await books.process(line, { items: [{ openItemId, amountCents: -8_100 }] })
  server.clock.set('2026-06-16T10:00:00Z')
  const rest = { openItemId, amountCents: 4_000 }
  const id = await pay([rest])
  expect((await payables()).items).toMatchObject([{ openCents: 4_000, paymentFileId: id }])
  expect(codesOf([await tryPay([rest])])).toEqual([90037])
})

test('of twenty files made at once of the same two invoices, one is made', async () => {
  const chosen = [await item(), await item()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => tryPay(index % 2 ? chosen : chosen.toReversed())),
  )
  expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codesOf(answers))).toEqual(new Set(['done', 90037]))
  expect(await books.rows('SELECT FROM payment_file_items WHERE administration_id = $1')).toHaveLength(2)
})

test('a file has a day from today on, a bank account that pays, and something to pay', async () => {
  const chosen = await item()
  const credit = await item({ kind: 'credit_invoice' })
  expect(Object.keys(fieldsOf(await tryPay([chosen], { executionDate: '2026-06-14' })))).toEqual(['executionDate'])
  expect(Object.keys(fieldsOf(await tryPay([chosen], { executionDate: '2027-06-16' })))).toEqual(['executionDate'])
  const [general] = await books.rows<{ id: string }>(
    "SELECT id FROM journals WHERE administration_id = $1 AND type = 'general'",
  )
  expect(Object.keys(fieldsOf(await tryPay([chosen], { journalId: Number(general?.id) })))).toEqual(['journalId'])
  expect(Object.keys(fieldsOf(await tryPay([chosen, credit])))).toEqual(['items.1.amountCents'])
  expect((await tryPay([])).status).toBe(422)
  expect((await tryPay([{ ...chosen, amountCents: 0 }])).status).toBe(422)
  expect((await tryPay([chosen], { executionDate: '2027-06-15' })).status).toBe(200)
})

test("another administration's payment files do not exist", async () => {
  const id = await pay([await item()])
  const other = await Books.open(server)
  expect([(await download(id, other)).status, (await cancel(id, other)).status]).toEqual([404, 404])
})

test('an invoice in a payment file is not taken back before the file is', async () => {
  const booked = await purchases.booked()
  const id = await pay([{ openItemId: await purchases.openItemId(booked.id), amountCents: 12_100 }])
  expect(fieldsOf(await purchases.tryReverse(booked))).toEqual({ '': expect.stringContaining('betaalbestand') })
  await cancel(id)
  expect(codesOf([await purchases.tryReverse(booked)])).toEqual(['done'])
})

test('from booking to the bank line that pays it: the purchase is paid, its VAT in box 5b, and the books add up', async () => {
  const booked = await purchases.booked({ number: 'INK-77', invoiceDate: '2026-05-20', dueDate: '2026-06-19' })
  await pay([{ openItemId: await purchases.openItemId(booked.id), amountCents: 5_000 }])
  server.clock.set('2026-06-17T10:00:00Z')
  await books.line(-5_000, { description: 'INK-77 deel', counterpartyIban: 'NL91ABNA0417164300' })
  await books.line(-7_100, { description: 'INK-77 rest', counterpartyIban: 'NL91ABNA0417164300' })
  const openItemId = await purchases.openItemId(booked.id)
  expect((await payables()).items).toMatchObject([{ openCents: 12_100, paymentFileCents: 5_000 }])
  const [first, second] = (await books.waiting()).toSorted((a, b) => b.amountCents - a.amountCents)
  expect(first?.best).toMatchObject({ items: [{ id: openItemId, settleCents: -5_000 }] })
  await books.process(first ?? { id: 0, version: 0 }, { items: [{ openItemId, amountCents: -5_000 }] })
  // What the file was for has left the account: the rest can be paid by another.
  expect((await payables()).items).toMatchObject([{ openCents: 7_100, paymentFileId: null, paymentFileCents: null }])
  expect(await purchases.show(booked.id)).toMatchObject({ status: 'partly_paid' })
  await books.process(second ?? { id: 0, version: 0 }, { items: [{ openItemId, amountCents: -7_100 }] })
  expect(await purchases.show(booked.id)).toMatchObject({
    status: 'paid',
    openCents: 0,
    payments: [{ amountCents: 5_000 }, { amountCents: 7_100 }],
  })
  expect((await payables()).items).toEqual([])
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
    await of.rows(
      `INSERT INTO open_items (administration_id, kind, number, document_date, due_date, amount_cents, open_cents)
      SELECT $1, 'payable', n::text, '2026-01-01', '2026-01-01'::date + (n % 40), 100, 100 FROM generate_series(1, $2) AS n`,
      [of.id, count],
    )
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
  expect(await countStatements(() => payables())).toBe(await countStatements(() => payables(few)))
})
