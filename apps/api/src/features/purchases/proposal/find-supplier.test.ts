import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases.test-support.ts'
import { proposalOf, type ReadValues } from './proposal.test-support.ts'

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
    const found = async (read: ReadValues) => (await proposalOf(purchases, read)).supplier.contactId
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
      (await proposalOf(purchases, { supplier: { iban: known.iban, ...supplier } })).supplier
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
    expect((await proposalOf(purchases, { supplier: { name: 'Drukkerij Zwart B.V.' } })).supplier.differences).toEqual(
      [],
    )
  })

  test('is, of two that share an account, the one that the paper names', async () => {
    const iban = 'NL91ABNA0417164300'
    await books.contact({ name: 'Wasserij Helder', iban })
    const contactId = await books.contact({ name: 'Drukkerij Zwart', iban })
    expect((await proposalOf(purchases, { supplier: { iban, name: 'drukkerij zwart' } })).supplier).toMatchObject({
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
    expect((await proposalOf(purchases, { supplier: own })).supplier).toMatchObject({
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
      purchases,
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
    expect(await proposalOf(purchases, read)).toMatchObject({ lines: [{ accountId: null }], accountReason: null })
    await purchases.booked({ contactId, lines: [aPurchaseLine({ accountId })] })
    await books.rows('UPDATE accounts SET deactivated_at = now() WHERE id = $1', [accountId])
    expect(await proposalOf(purchases, read)).toMatchObject({ lines: [{ accountId: null }], accountReason: null })
  })
})
