import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { codesOf, Purchases } from '../purchases/purchases.test-support.ts'
import { fieldsOf, Payments } from './payments.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
let payments: Payments
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  payments = await Payments.open(server)
  ;({ books, purchases } = payments)
})
afterAll(() => server.stop())

describe('what cannot be paid is named by its place (90037)', () => {
  test('settled, of another administration, receivable, twice, too much, and without an IBAN', async () => {
    const good = await payments.item()
    const { id } = await purchases.booked()
    const settled = { openItemId: await purchases.openItemId(id), amountCents: 1 }
    await purchases.tryReverse({ id, version: 2 })
    const elsewhere = new Purchases(await Books.open(server))
    const theirs = await elsewhere.openItemId((await elsewhere.booked()).id)
    await books.invoice()
    const [receivable] = await books.rows<{ id: string }>(
      "SELECT id FROM open_items WHERE administration_id = $1 AND kind = 'receivable'",
    )
    const answer = await payments.tryPay([
      good,
      settled,
      { openItemId: theirs, amountCents: 1 },
      { openItemId: Number(receivable?.id), amountCents: 1 },
      good,
      await payments.item({}, 12_101),
      await payments.item({ contactId: await purchases.supplier('Zonder', null) }),
      await payments.item({ contactId: await purchases.supplier('Turks', 'TR330006100519786457841326') }),
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
    const chosen = await payments.item()
    const first = await payments.pay([chosen])
    expect(codesOf([await payments.tryPay([chosen])])).toEqual([90037])
    const stale = await payments.tryPay([chosen], { journalId: 999_999 })
    expect(stale.status).toBe(404)
    expect([(await payments.cancel(first)).status, (await payments.cancel(first)).status]).toEqual([204, 204])
    expect((await payments.payables()).items).toMatchObject([{ paymentFileId: null }])
    await payments.pay([chosen])
  })
})

test('an earlier payment of a part does not free an invoice that stands in a file', async () => {
  const booked = await purchases.booked({ number: 'INK-78' })
  const openItemId = await purchases.openItemId(booked.id)
  const id = await payments.pay([{ openItemId, amountCents: 12_100 }])
  server.clock.set('2026-06-17T10:00:00Z')
  const line = await books.line(-4_000, { description: 'INK-78 deel' })
  await books.process(line, { items: [{ openItemId, amountCents: -4_000 }] })
  expect((await payments.payables()).items).toMatchObject([{ openCents: 8_100, paymentFileId: id }])
  const again = await payments.tryPay([{ openItemId, amountCents: 8_100 }], { executionDate: '2026-06-18' })
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
  const id = await payments.pay([rest])
  expect((await payments.payables()).items).toMatchObject([{ openCents: 4_000, paymentFileId: id }])
  expect(codesOf([await payments.tryPay([rest])])).toEqual([90037])
})

test('of twenty files made at once of the same two invoices, one is made', async () => {
  const chosen = [await payments.item(), await payments.item()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => payments.tryPay(index % 2 ? chosen : chosen.toReversed())),
  )
  expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codesOf(answers))).toEqual(new Set(['done', 90037]))
  expect(await books.rows('SELECT FROM payment_file_items WHERE administration_id = $1')).toHaveLength(2)
})

test('a file has a day from today on, a bank account that pays, and something to pay', async () => {
  const chosen = await payments.item()
  const credit = await payments.item({ kind: 'credit_invoice' })
  expect(Object.keys(fieldsOf(await payments.tryPay([chosen], { executionDate: '2026-06-14' })))).toEqual([
    'executionDate',
  ])
  expect(Object.keys(fieldsOf(await payments.tryPay([chosen], { executionDate: '2027-06-16' })))).toEqual([
    'executionDate',
  ])
  const [general] = await books.rows<{ id: string }>(
    "SELECT id FROM journals WHERE administration_id = $1 AND type = 'general'",
  )
  expect(Object.keys(fieldsOf(await payments.tryPay([chosen], { journalId: Number(general?.id) })))).toEqual([
    'journalId',
  ])
  expect(Object.keys(fieldsOf(await payments.tryPay([chosen, credit])))).toEqual(['items.1.amountCents'])
  expect((await payments.tryPay([])).status).toBe(422)
  expect((await payments.tryPay([{ ...chosen, amountCents: 0 }])).status).toBe(422)
  expect((await payments.tryPay([chosen], { executionDate: '2027-06-15' })).status).toBe(200)
})

test("another administration's payment files do not exist", async () => {
  const id = await payments.pay([await payments.item()])
  const other = await Books.open(server)
  expect([(await payments.download(id, other)).status, (await payments.cancel(id, other)).status]).toEqual([404, 404])
})

test('an invoice in a payment file is not taken back before the file is', async () => {
  const booked = await purchases.booked()
  const id = await payments.pay([{ openItemId: await purchases.openItemId(booked.id), amountCents: 12_100 }])
  expect(fieldsOf(await purchases.tryReverse(booked))).toEqual({ '': expect.stringContaining('betaalbestand') })
  await payments.cancel(id)
  expect(codesOf([await purchases.tryReverse(booked)])).toEqual(['done'])
})
