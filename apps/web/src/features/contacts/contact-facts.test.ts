import type { Contact } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { contactFacts } from './contact-facts.ts'
import { emptyContact, inputOf } from './contact-form.ts'

const contact = (changes: Partial<Contact>): Contact => ({
  id: 1,
  archived: false,
  version: 1,
  ...inputOf(emptyContact('Museum De Zaal')),
  priceGroup: '',
  oin: null,
  wantsEInvoice: false,
  isInVatUnit: false,
  language: 'nl',
  currency: 'EUR',
  ...changes,
})
const said = (changes: Partial<Contact>) =>
  Object.fromEntries(contactFacts(contact(changes), 30).map(({ term, text }) => [term, text]))

test('what is not known is left out; what is agreed with everybody says so', () => {
  expect(said({})).toEqual({ Betaaltermijn: '30 dagen, zoals bij iedereen', Btw: 'Nederlandse btw' })
  expect(said({ paymentTermDays: 1 })).toMatchObject({ Betaaltermijn: '1 dag' })
})

test('an address stands as on an envelope, with its country when that is another', () => {
  const place = { street: 'Spaarne 14', postcode: '2011CH', city: 'Haarlem' }
  expect(said(place)).toMatchObject({ Adres: 'Spaarne 14\n2011 CH Haarlem' })
  expect(said({ ...place, postcode: '1000', city: 'Brussel', country: 'BE' })).toMatchObject({
    Adres: 'Spaarne 14\n1000 Brussel\nBelgië',
  })
})

test('a mail address and a telephone number lead to a mail and a call', () => {
  const facts = contactFacts(contact({ emailAddress: 'a@b.example', phone: '+31 (0)23 555 01 14' }), 30)
  expect(facts.flatMap(({ href }) => href ?? [])).toEqual(['mailto:a@b.example', 'tel:+310235550114'])
})

test('a language other than Dutch, and a fiscal unit that is shared, are said', () => {
  expect(said({ language: 'de', isInVatUnit: true })).toMatchObject({
    Taal: 'Duits',
    'Fiscale eenheid': 'dezelfde, zonder btw op facturen',
  })
})
