import { describe, expect, test } from 'vitest'
import { legalMentions, missingForInvoice, type InvoiceParties } from './legal-mentions.ts'
import { totalsOf } from '../ledger/postings.test-support.ts'

const parties: InvoiceParties = {
  seller: {
    name: 'Studio Voorbeeld',
    street: 'Dorpsstraat 1',
    postcode: '1234 AB',
    city: 'Utrecht',
    vatId: 'NL000099998B57',
    chamberOfCommerceNumber: '12345678',
  },
  buyer: { name: 'Klant BV', street: 'Kade 2', postcode: '4321 BA', city: 'Zwolle', country: 'NL', vatId: null },
}
const nobody = { name: null, street: null, postcode: null, city: null, country: 'NL', vatId: null }

describe('legalMentions', () => {
  test.each([
    ['sale_reverse', 'Btw verlegd'],
    ['sale_eu_goods', 'Intracommunautaire levering'],
    ['sale_eu_services', 'Btw verlegd'],
    ['sale_eu_triangular', 'ABC-levering'],
    ['sale_export', 'buiten de EU'],
    ['sale_exempt', 'Vrijgesteld van btw'],
    ['sale_exempt_counted', 'Vrijgesteld van btw'],
    ['sale_outside_scope', 'Geen Nederlandse btw'],
  ] as const)('says for %s: %s', (code, words) => {
    const mentions = legalMentions(totalsOf([['100', code]]))
    expect(mentions).toHaveLength(1)
    expect(mentions[0]).toContain(words)
  })

  test('names the small-business scheme whatever rate was chosen', () => {
    const mentions = legalMentions(
      totalsOf(
        [
          ['100', 'sale_high'],
          ['5', 'sale_low'],
        ],
        { kor: true },
      ),
    )
    expect(mentions).toHaveLength(1)
    expect(mentions[0]).toContain('kleineondernemersregeling')
  })

  test('says towards a customer in the Netherlands nothing of VAT of another country', () => {
    const totals = totalsOf([['100', 'sale_outside_scope']])
    expect(legalMentions(totals, 'nl', 'NL')).toEqual([])
    expect(legalMentions(totals, 'nl', 'US')).toHaveLength(1)
  })

  test('says nothing on an invoice with Dutch VAT', () => {
    expect(
      legalMentions(
        totalsOf([
          ['100', 'sale_high'],
          ['5', 'sale_low'],
        ]),
      ),
    ).toEqual([])
  })
})

describe('missingForInvoice', () => {
  const invoice = totalsOf([['100', 'sale_high']])

  test('finds nothing missing on a complete invoice', () => {
    expect(missingForInvoice(parties, invoice)).toEqual([])
  })

  test('names every empty field, blanks included', () => {
    const seller = { ...parties.seller, vatId: ' ', city: '' }
    expect(missingForInvoice({ seller, buyer: nobody }, invoice)).toEqual([
      'seller.city',
      'seller.vatId',
      'buyer.name',
      'buyer.street',
      'buyer.city',
      'buyer.postcode',
    ])
  })

  test('asks for no buyer up to 100 euro including VAT, in either direction', () => {
    const buyer = nobody
    expect(missingForInvoice({ ...parties, buyer }, totalsOf([['82.64', 'sale_high']]))).toEqual([])
    expect(missingForInvoice({ ...parties, buyer }, totalsOf([['82.64', 'sale_high', '-1']]))).toEqual([])
    expect(missingForInvoice({ ...parties, buyer }, totalsOf([['82.65', 'sale_high']]))).not.toEqual([])
    expect(missingForInvoice({ ...parties, buyer }, totalsOf([['82.65', 'sale_high', '-1']]))).not.toEqual([])
  })

  test.each(['sale_reverse', 'sale_eu_goods', 'sale_eu_services', 'sale_eu_triangular'] as const)(
    'asks for the buyer and their btw-id with %s, however small',
    (code) => {
      const small = totalsOf([['1', code]])
      expect(missingForInvoice(parties, small)).toEqual(['buyer.vatId'])
      expect(missingForInvoice({ ...parties, buyer: nobody }, small)).toContain('buyer.street')
    },
  )

  test('asks a seller without taxed sales for no btw-id', () => {
    const seller = { ...parties.seller, vatId: null }
    expect(missingForInvoice({ ...parties, seller }, totalsOf([['500', 'sale_high']], { kor: true }))).toEqual([])
    expect(missingForInvoice({ ...parties, seller }, totalsOf([['500', 'sale_exempt']]))).toEqual([])
  })

  test('asks for no postcode where the country has none', () => {
    const missing = (country: string) =>
      missingForInvoice({ ...parties, buyer: { ...parties.buyer, country, postcode: null } }, invoice)
    for (const country of ['CW', 'SR', 'HK', 'AE']) expect(missing(country)).toEqual([])
    for (const country of ['NL', 'BE', 'DE', 'US']) expect(missing(country)).toEqual(['buyer.postcode'])
  })
})
