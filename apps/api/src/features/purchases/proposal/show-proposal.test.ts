import { contract } from '@klopt/api-client/contract'
import type { SourceWord } from '@klopt/recognition'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases.test-support.ts'
import { aProposal, type ReadValues } from './proposal.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  books = await Books.open(server)
  purchases = new Purchases(books)
})
afterAll(() => server.stop())

const ask = (documentId: number, of = books) =>
  of.client.send(contract.purchases.proposal, { params: { ...of.params, documentId } })
const wordsOf = (text: string): SourceWord[] =>
  text.split(' ').map((word, index) => ({ text: word, page: 0, x: index / 100, y: 0.1, width: 0.01, height: 0.01 }))

/** What is proposed for a document in which this was read. */
async function proposalOf(read: ReadValues, text = '') {
  const { id } = await purchases.document({ state: 'done', words: wordsOf(text), proposal: aProposal(read) })
  return books.client.call(contract.purchases.proposal, { params: { ...books.params, documentId: id } })
}

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
  const proposal = await proposalOf({ number: 'F-1', invoiceDate: '2026-05-20' })
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
  const proposal = await proposalOf({ netCents: 10_000, vatCents: 0, grossCents: 10_000 }, words)
  expect(proposal.lines).toMatchObject([{ amountCents: 10_000, vatCode }])
})

test('amounts in another currency are proposed in that', async () => {
  const amounts = { netCents: 10_000, vatCents: 0, grossCents: 10_000 }
  expect(await proposalOf({ currency: 'USD', number: 'F-9', ...amounts })).toMatchObject({
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
    expect(await proposalOf({ currency, number: 'F-9', ...amounts })).toMatchObject({
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

describe('the supplier', () => {
  test('is found by IBAN before KvK number, btw-id, what recognition saw, and name', async () => {
    const byIban = await books.contact({ name: 'Een', iban: 'NL91ABNA0417164300' })
    const byKvk = await books.contact({ name: 'Twee', kvkNumber: '71234562' })
    const byVat = await books.contact({ name: 'Drie', vatNumber: 'NL123456782B12' })
    const seen = await books.contact({ name: 'Vier' })
    const byName = await books.contact({ name: 'Drukkerij Zwart' })
    await books.settings({ vatNumber: 'NL002455799B11', kvkNumber: '12345678' })
    const all = {
      iban: 'NL91ABNA0417164300',
      kvkNumber: '71234562',
      vatNumber: 'NL123456782B12',
      name: 'DRUKKERIJ ZWART',
    }
    const found = async (read: ReadValues) => (await proposalOf(read)).supplier.contactId
    const { iban: _iban, ...noIban } = all
    const { kvkNumber: _kvk, ...noKvk } = noIban
    expect(await found({ supplier: all, supplierId: seen })).toBe(byIban)
    expect(await found({ supplier: noIban, supplierId: seen })).toBe(byKvk)
    expect(await found({ supplier: noKvk, supplierId: seen })).toBe(byVat)
    expect(await found({ supplier: { name: all.name }, supplierId: seen })).toBe(seen)
    expect(await found({ supplier: { name: all.name } })).toBe(byName)
    expect(await found({ supplier: { name: 'Onbekend' } })).toBeNull()
  })

  test('that is matched by an account is asked about when the paper says another name or number', async () => {
    const known = { name: 'Wasserij Helder', iban: 'NL91ABNA0417164300', kvkNumber: '71234562' }
    const contactId = await books.contact(known)
    const differencesOf = async (supplier: ReadValues['supplier']) =>
      (await proposalOf({ supplier: { iban: known.iban, ...supplier } })).supplier
    expect(await differencesOf({ name: 'Drukkerij Zwart B.V.', kvkNumber: '12345678', vatNumber: 'NL123456782B12' }))
      // Of the btw-id nothing is known that it could differ from.
      .toMatchObject({
        contactId,
        differences: [
          { field: 'name', printed: 'Drukkerij Zwart B.V.', known: 'Wasserij Helder' },
          { field: 'kvkNumber', printed: '12345678', known: '71234562' },
        ],
      })
    expect((await differencesOf({ name: 'WASSERIJ HELDER B.V.', kvkNumber: '7123 4562' })).differences).toEqual([])
    expect((await differencesOf({})).differences).toEqual([])
    expect((await proposalOf({ supplier: { name: 'Drukkerij Zwart B.V.' } })).supplier.differences).toEqual([])
  })

  test('is, of two that share an account, the one that the paper names', async () => {
    const iban = 'NL91ABNA0417164300'
    await books.contact({ name: 'Wasserij Helder', iban })
    const contactId = await books.contact({ name: 'Drukkerij Zwart', iban })
    expect((await proposalOf({ supplier: { iban, name: 'drukkerij zwart' } })).supplier).toMatchObject({
      contactId,
      differences: [],
    })
  })

  test('is never the administration itself', async () => {
    const { companyName } = await books.client.call(contract.administrations.profile, { params: books.params })
    const own = {
      name: companyName.toUpperCase(),
      iban: 'NL20INGB0001234567',
      kvkNumber: '64012347',
      vatNumber: 'NL123456782B12',
    }
    expect((await proposalOf({ supplier: own })).supplier).toMatchObject({
      contactId: null,
      name: null,
      iban: null,
      kvkNumber: null,
      vatNumber: null,
    })
  })

  test('that is known says when to pay, what number was booked before, and on which account', async () => {
    const contactId = await books.contact({ name: 'Hostbedrijf', iban: 'NL91ABNA0417164300', paymentTermDays: 14 })
    const accountId = await books.account('WBedVkkWeb')
    await purchases.booked({ contactId, number: 'H-1', lines: [aPurchaseLine({ accountId })] })
    const proposal = await proposalOf(
      {
        supplier: { iban: 'NL91ABNA0417164300' },
        number: 'h-1',
        invoiceDate: '2026-06-01',
        netCents: 100,
        vatCents: 21,
      },
      'benzine',
    )
    expect(proposal).toMatchObject({
      supplier: { contactId, contactName: 'Hostbedrijf' },
      dueDate: { value: '2026-06-15', isComputed: true, place: null },
      lines: [{ amountCents: 100, vatCode: 'purchase_high', accountId, accountName: 'Website' }],
      accountReason: 'Net als de vorige factuur van Hostbedrijf',
      duplicates: [{ number: 'H-1', grossCents: 12_100 }],
    })
  })

  test('whose last booking was taken back, or whose account is out of use, teaches nothing', async () => {
    const contactId = await purchases.supplier()
    const accountId = await books.account('WBedVkkWeb')
    const mistake = await purchases.booked({ contactId, lines: [aPurchaseLine({ accountId })] })
    await purchases.tryReverse(mistake)
    const read = { supplier: { iban: 'NL91ABNA0417164300' }, grossCents: 100 }
    expect(await proposalOf(read)).toMatchObject({ lines: [{ accountId: null }], accountReason: null })
    await purchases.booked({ contactId, lines: [aPurchaseLine({ accountId })] })
    await books.rows('UPDATE accounts SET deactivated_at = now() WHERE id = $1', [accountId])
    expect(await proposalOf(read)).toMatchObject({ lines: [{ accountId: null }], accountReason: null })
  })
})

test('of a new supplier the words of the document say on which account', async () => {
  const proposal = await proposalOf({ grossCents: 5_000 }, 'Tankstation De Dam Telefoon: 023 555 01 14 Diesel 30 liter')
  expect(proposal).toMatchObject({
    lines: [{ accountId: await books.account('WBedAutBra'), accountName: 'Brandstof' }],
    accountReason: 'Vanwege het woord ‘diesel’ op de factuur',
  })
})

test('an account that the legal form does not have gives way to the next that is named', async () => {
  const proposal = await proposalOf({ grossCents: 5_000 }, 'Notaris notaris koerier')
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
