import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases.test-support.ts'
import { aProposal, proposalOf, wordsOf } from './proposal.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  books = await Books.open(server)
  purchases = new Purchases(books)
})
afterAll(() => server.stop())

const ask = (documentId: number, of = books) =>
  of.client.send(contract.purchases.proposal, { params: { ...of.params, documentId } })

describe('a document that', () => {
  test.each(['queued', 'running'] as const)('is %s is not finished (recognition_unfinished, 90033)', async (state) => {
    const { id } = await purchases.document({ state })
    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 90033 } })
  })

  test('could not be read gives an empty proposal', async () => {
    const { id } = await purchases.document({ state: 'failed' })
    expect(await ask(id)).toMatchObject({
      status: 200,
      body: { kind: 'invoice', number: null, lines: [], supplier: { contactId: null, name: null }, duplicates: [] },
    })
  })

  test('is of another administration does not exist', async () => {
    const { id } = await purchases.document({ state: 'failed' })
    expect((await ask(id, await Books.open(server))).status).toBe(404)
  })
})

test('values keep their place and how sure they are', async () => {
  const proposal = await proposalOf(purchases, { number: 'F-1', invoiceDate: '2026-05-20' })
  expect(proposal.number).toMatchObject({ value: 'F-1', score: 0.8, place: { page: 0 } })
  expect(proposal.number?.place?.vertices).toHaveLength(4)
  expect(proposal.dueDate).toBeNull()
})

test('what was worked out is told from what stands on the paper', async () => {
  const read = aProposal({ grossCents: 12_100, number: 'F-1' })
  const computed = <T>(value: T) => ({ value, score: 0.4, page: 0, vertices: [], text: '' })
  const proposal = { ...read, netCents: computed(10_000), vatCents: computed(2_100), dueDate: computed('2026-06-20') }
  const exact = { ...computed('F-2'), score: 1 }
  const { id } = await purchases.document({ state: 'done', words: [], proposal: { ...proposal, invoiceNumber: exact } })
  expect(
    await books.client.call(contract.purchases.proposal, { params: { ...books.params, documentId: id } }),
  ).toMatchObject({
    grossCents: { isComputed: false },
    netCents: { value: 10_000, isComputed: true },
    vatCents: { value: 2_100, isComputed: true },
    dueDate: { isComputed: true },
    number: { value: 'F-2', isComputed: false },
  })
})

test.each([
  ['Btw verlegd', 'purchase_reverse'],
  ['BTW VERLEGD naar NL123456782B90', 'purchase_reverse'],
  ['vrijgesteld van btw', 'purchase_zero'],
])('an invoice without VAT that says %s is booked as %s', async (words, vatCode) => {
  const proposal = await proposalOf(purchases, { netCents: 10_000, vatCents: 0, grossCents: 10_000 }, words)
  expect(proposal.lines).toMatchObject([{ amountCents: 10_000, vatCode }])
})

test('amounts in another currency are proposed in that', async () => {
  const amounts = { netCents: 10_000, vatCents: 0, grossCents: 10_000 }
  expect(await proposalOf(purchases, { currency: 'USD', number: 'F-9', ...amounts })).toMatchObject({
    currency: 'USD',
    netCents: { value: 10_000 },
    grossCents: { value: 10_000 },
    lines: [{ amountCents: 10_000 }],
    foreignVat: null,
  })
})

test.each(['XXX', 'JPY'])(
  'amounts in %s, unknown or without cents, are not proposed; all else is',
  async (currency) => {
    const vatLines = [{ ratePercent: 21, baseCents: 10_000, vatCents: 2_100 }] as const
    const amounts = { netCents: 10_000, vatCents: 2_100, grossCents: 12_100, vatLines: [...vatLines] }
    expect(await proposalOf(purchases, { currency, number: 'F-9', ...amounts })).toMatchObject({
      currency,
      number: { value: 'F-9' },
      netCents: null,
      vatCents: null,
      grossCents: null,
      lines: [],
      statedVat: [],
      accountReason: null,
    })
  },
)

test('of a new supplier the words of the document say on which account', async () => {
  const proposal = await proposalOf(
    purchases,
    { grossCents: 5_000 },
    'Tankstation De Dam Telefoon: 023 555 01 14 Diesel 30 liter',
  )
  expect(proposal).toMatchObject({
    lines: [{ accountId: await books.account('WBedAutBra'), accountName: 'Brandstof' }],
    accountReason: 'Vanwege het woord ‘diesel’ op de factuur',
  })
})

test('an account that the legal form does not have gives way to the next that is named', async () => {
  const proposal = await proposalOf(purchases, { grossCents: 5_000 }, 'Notaris notaris koerier')
  expect(proposal.lines).toMatchObject([{ accountId: await books.account('WBedVkkVrk') }])
})

test('what is proposed can be booked as it is', async () => {
  const contactId = await purchases.supplier()
  const document = await purchases.document({
    state: 'done',
    words: wordsOf('diesel'),
    proposal: aProposal({
      supplier: { iban: 'NL91ABNA0417164300' },
      number: 'D-9',
      invoiceDate: '2026-05-20',
      vatLines: [{ ratePercent: 21, baseCents: 4_132, vatCents: 867 }],
    }),
  })
  const params = { ...books.params, documentId: document.id }
  const { lines, statedVat, pricesIncludeVat } = await books.client.call(contract.purchases.proposal, { params })
  const { id } = await purchases.booked({
    contactId,
    documentId: document.id,
    lines: lines.map(({ amountCents, vatCode, accountId }) => aPurchaseLine({ amountCents, vatCode, accountId })),
    statedVat,
    pricesIncludeVat,
  })
  expect(await purchases.show(id)).toMatchObject({ totals: { netCents: 4_132, vatCents: 867, grossCents: 4_999 } })
})
