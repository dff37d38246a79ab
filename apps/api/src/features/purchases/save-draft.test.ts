import { contract, type PurchaseInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aPurchase, aPurchaseLine, codesOf, Purchases } from './purchases.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
  purchases = new Purchases(books)
})
afterAll(() => server.stop())

const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields ?? {}
const save = (id: number, version: number, changes = {}) =>
  books.client.send(contract.purchases.save, {
    params: { ...books.params, purchaseId: id },
    body: { ...aPurchase(changes), version },
  })

test('a draft may be empty, and is read back as it was written', async () => {
  const empty = aPurchase({ number: '', lines: [] })
  const { id } = await books.client.call(contract.purchases.create, { params: books.params, body: empty })
  const { picks: _, ...form } = empty
  expect(await purchases.show(id)).toMatchObject({ ...form, status: 'draft', openCents: 0, version: 1 })
})

test.each<[string, Partial<PurchaseInput>, object]>([
  ['without VAT', { pricesIncludeVat: false }, { netCents: 10_000, vatCents: 2_100, grossCents: 12_100 }],
  ['with VAT', { pricesIncludeVat: true }, { netCents: 8_264, vatCents: 1_736, grossCents: 10_000 }],
  ['of a credit invoice', { kind: 'credit_invoice' }, { netCents: -10_000, vatCents: -2_100, grossCents: -12_100 }],
  [
    'with the VAT of the paper',
    { statedVat: [{ vatCode: 'purchase_high', vatCents: 2_099 }] },
    { netCents: 10_000, vatCents: 2_099, grossCents: 12_099 },
  ],
  [
    'of a credit invoice with VAT in its prices and that of the paper',
    { kind: 'credit_invoice', pricesIncludeVat: true, statedVat: [{ vatCode: 'purchase_high', vatCents: 1_735 }] },
    { netCents: -8_265, vatCents: -1_735, grossCents: -10_000 },
  ],
])('totals %s', async (_name, changes, totals) => {
  const body = { ...aPurchase(), ...changes }
  const created = await books.client.call(contract.purchases.create, { params: books.params, body })
  expect(created.totals).toEqual(totals)
  expect((await purchases.show(created.id)).totals).toEqual(totals)
})

describe('VAT of the paper', () => {
  const stated = (vatCents: number, vatCode: 'purchase_high' | 'purchase_low' | 'purchase_eu_services') => ({
    vatCode,
    vatCents,
  })
  test.each([
    ['a euro off', [stated(2_200, 'purchase_high')], null],
    ['more than a euro off', [stated(2_201, 'purchase_high')], '€\u00a021,00'],
    ['of a rate that no line has', [stated(900, 'purchase_low')], 'geen regel'],
    ['twice for a rate', [stated(2_100, 'purchase_high'), stated(2_100, 'purchase_high')], 'staat er al'],
  ])('%s', async (_name, statedVat, message) => {
    const answer = await purchases.tryCreate(aPurchase({ statedVat }))
    expect(answer.status).toBe(message === null ? 200 : 422)
    if (message !== null) expect(Object.values(fieldsOf(answer)).join(' ')).toContain(message)
  })

  test('is refused where the supplier charges none', async () => {
    const lines = [aPurchaseLine({ vatCode: 'purchase_eu_services' })]
    const answer = await purchases.tryCreate(aPurchase({ lines, statedVat: [stated(1, 'purchase_eu_services')] }))
    expect(Object.keys(fieldsOf(answer))).toEqual(['statedVat.0.vatCents'])
  })
})

test('amounts and dates beyond the books are refused by name', async () => {
  const huge = await purchases.tryCreate(aPurchase({ lines: [aPurchaseLine({ amountCents: 100_000_000_000 })] }))
  expect([huge.status, Object.keys(fieldsOf(huge))]).toEqual([422, ['lines']])
  const early = await purchases.tryCreate(aPurchase({ invoiceDate: '1999-12-31', dueDate: '2100-01-01' }))
  expect(Object.keys(fieldsOf(early))).toEqual(['invoiceDate', 'dueDate'])
})

test('of ten who save one version at once, one does; the others get 409', async () => {
  const draft = await purchases.draft()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(draft.id, 1, { number: `N${n}` })))
  expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codesOf(answers))).toEqual(new Set(['done', 90002]))
  expect((await purchases.show(draft.id)).version).toBe(2)
})

test('a draft that was thrown away is gone, and leaves its document free', async () => {
  const { id: documentId } = await purchases.document()
  const draft = await purchases.draft({ documentId })
  expect(codesOf([await purchases.tryCreate(aPurchase({ documentId }))])).toEqual([90035])
  const params = { ...books.params, purchaseId: draft.id }
  await books.client.call(contract.purchases.delete, { params, body: { version: draft.version } })
  expect(codesOf([await save(draft.id, 2), await purchases.tryBook({ id: draft.id, version: 2 })])).toEqual([
    90005, 90005,
  ])
  expect(codesOf([await purchases.tryCreate(aPurchase({ documentId }))])).toEqual(['done'])
})

test('of twenty who start booking one document, one does (purchase_of_document for the others)', async () => {
  const { id: documentId } = await purchases.document()
  const answers = await Promise.all(Array.from({ length: 20 }, () => purchases.tryCreate(aPurchase({ documentId }))))
  expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codesOf(answers))).toEqual(new Set(['done', 90035]))
})

test("another administration's purchases, documents, suppliers and accounts do not exist", async () => {
  const other = new Purchases(await Books.open(server))
  const theirs = await other.draft()
  const line = aPurchaseLine({ accountId: await other.books.account('WBedKanKan') })
  const statuses = await Promise.all([
    books.client.send(contract.purchases.get, { params: { ...books.params, purchaseId: theirs.id } }),
    save(theirs.id, 1),
    purchases.tryBook(theirs),
    purchases.tryReverse(theirs),
    books.client.send(contract.purchases.delete, {
      params: { ...books.params, purchaseId: theirs.id },
      body: { version: 1 },
    }),
    purchases.tryCreate(aPurchase({ contactId: await other.supplier() })),
    purchases.tryCreate(aPurchase({ documentId: (await other.document()).id })),
    purchases.tryCreate(aPurchase({ lines: [line] })),
  ])
  expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 404))
})
