import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { expectBooksToAddUp } from '../../ledger-invariants.test-support.ts'
import { aPurchaseLine, codesOf, Purchases } from '../purchases.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
let contactId: number
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  books = await Books.openOn(server, '2026-06-15')
  purchases = new Purchases(books)
  contactId = await purchases.supplier()
})
afterAll(() => server.stop())

const lines = (amountCents: number) => [aPurchaseLine({ amountCents })]
const invoice = async (number: string, netCents = 10_000) =>
  (await purchases.booked({ contactId, number, lines: lines(netCents) })).id
const credit = async (number: string, netCents = 10_000) =>
  (await purchases.booked({ contactId, number, kind: 'credit_invoice', lines: lines(netCents) })).id
const trySetOff = (purchaseId: number, invoiceId: number, of = books) =>
  of.client.send(contract.purchases.setOff, { params: { ...of.params, purchaseId }, body: { invoiceId } })
const tryUndo = (purchaseId: number, journalEntryId: number, of = books) =>
  of.client.send(contract.purchases.undoSetOff, { params: { ...of.params, purchaseId }, body: { journalEntryId } })
const choices = (purchaseId: number) =>
  books.client.call(contract.purchases.setOffChoices, { params: { ...books.params, purchaseId } })
const why = ({ body }: { body: unknown }) => (body as { fields?: { invoiceId?: string } }).fields?.invoiceId

test('a credit invoice for all of an invoice settles both, without money, and the books add up', async () => {
  const [bill, back] = [await invoice('A-1'), await credit('A-2')]
  expect(await trySetOff(back, bill)).toMatchObject({ status: 200, body: { amountCents: 12_100 } })
  const shown = await purchases.show(bill)
  expect(shown).toMatchObject({
    status: 'paid',
    openCents: 0,
    payments: [
      { date: '2026-06-15', amountCents: 12_100, bankTransactionId: null, setOff: { purchaseId: back, number: 'A-2' } },
    ],
  })
  expect(await purchases.show(back)).toMatchObject({
    status: 'paid',
    openCents: 0,
    payments: [{ amountCents: -12_100, setOff: { purchaseId: bill, number: 'A-1' } }],
  })
  expect(await books.sums(shown.payments[0]?.setOff?.journalEntryId ?? null)).toEqual({ '1600': 0 })
  await expectBooksToAddUp(books)
})

test('a smaller credit invoice leaves the rest of the invoice open, and a larger one keeps its own rest', async () => {
  const [bill, small, large] = [await invoice('B-1'), await credit('B-2', 2_000), await credit('B-3', 20_000)]
  await trySetOff(small, bill)
  expect(await purchases.show(bill)).toMatchObject({ status: 'partly_paid', openCents: 9_680 })
  await trySetOff(large, bill)
  expect(await purchases.show(bill)).toMatchObject({ status: 'paid', openCents: 0 })
  expect(await purchases.show(large)).toMatchObject({ openCents: -14_520 })
  await expectBooksToAddUp(books)
})

test('what it can be set off against is what is open of the same supplier, the first due first', async () => {
  const back = await credit('C-1')
  const later = (await purchases.booked({ contactId, number: 'C-2', dueDate: '2026-07-01' })).id
  const sooner = (await purchases.booked({ contactId, number: 'C-3', dueDate: '2026-06-20' })).id
  await purchases.booked({ contactId: await purchases.supplier('Ander', 'NL20INGB0001234567'), number: 'C-4' })
  expect((await choices(back)).map(({ purchaseId }) => purchaseId)).toEqual([sooner, later])
  expect(await choices(later)).toEqual([])
})

test('taken back both are open again, by a reversal, and once', async () => {
  const [bill, back] = [await invoice('D-1'), await credit('D-2')]
  await trySetOff(back, bill)
  const entryId = (await purchases.show(bill)).payments[0]?.setOff?.journalEntryId ?? 0
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => tryUndo(index % 2 ? bill : back, entryId)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array<number>(7).fill(404)])
  for (const id of [bill, back]) expect(await purchases.show(id)).toMatchObject({ status: 'open', payments: [] })
  await expectBooksToAddUp(books)
  expect((await trySetOff(back, bill)).status).toBe(200)
})

describe('it is refused, and nothing changes,', () => {
  test('for another supplier, for two invoices, when nothing is open, and while one stands in a payment file', async () => {
    const [bill, back] = [await invoice('E-1'), await credit('E-2')]
    const other = await purchases.booked({ contactId: await purchases.supplier('Ander', 'NL20INGB0001234567') })
    expect(why(await trySetOff(back, other.id))).toContain('dezelfde leverancier')
    expect(why(await trySetOff(bill, await invoice('E-3')))).toContain('niets meer te verrekenen')
    expect(why(await trySetOff(back, await credit('E-4')))).toContain('niet meer open')
    await books.client.call(contract.payments.create, {
      params: books.params,
      body: {
        journalId: await books.bankBook(),
        executionDate: '2026-06-16',
        items: [{ openItemId: await purchases.openItemId(bill), amountCents: 12_100 }],
      },
    })
    expect(why(await trySetOff(back, bill))).toContain('betaalbestand')
    expect(await purchases.show(bill)).toMatchObject({ openCents: 12_100 })
    await expectBooksToAddUp(books)
  })

  test('for a draft, and for what is of another administration', async () => {
    const [bill, back, draft] = [await invoice('F-1'), await credit('F-2'), await purchases.draft({ contactId })]
    const elsewhere = await Books.open(server)
    expect((await trySetOff(back, draft.id)).status).toBe(404)
    expect((await trySetOff(back, bill, elsewhere)).status).toBe(404)
    await trySetOff(back, bill)
    const entryId = (await purchases.show(bill)).payments[0]?.setOff?.journalEntryId ?? 0
    expect((await tryUndo(bill, entryId, elsewhere)).status).toBe(404)
  })

  test('when it is asked twenty times at once: it happens once', async () => {
    const [bill, back] = [await invoice('G-1'), await credit('G-2')]
    const codes = codesOf(await Promise.all(Array.from({ length: 20 }, () => trySetOff(back, bill))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    await expectBooksToAddUp(books)
  })

  test('for taking back a purchase that was set off: the set-off goes first', async () => {
    const bill = await purchases.booked({ contactId, number: 'H-1' })
    await trySetOff(await credit('H-2'), bill.id)
    expect((await purchases.tryReverse(bill)).status).toBe(409)
    // Nor is its booking or its reversal a set-off that can be taken back.
    const { journalEntryId } = await purchases.show(bill.id)
    expect((await tryUndo(bill.id, journalEntryId ?? 0)).status).toBe(404)
  })
})
