import { expect, test } from 'vitest'
import type { SourceContact } from './contents.ts'
import { matchContacts, type KnownContact } from './match-contacts.ts'

const source = (changes: Partial<SourceContact>): SourceContact => ({
  id: '1',
  name: 'Café De Zon',
  attention: null,
  isCustomer: true,
  isSupplier: false,
  street: null,
  postcode: '2011 AB',
  city: null,
  country: 'NL',
  emailAddress: null,
  phone: null,
  kvkNumber: null,
  vatNumber: null,
  iban: null,
  openingCents: null,
  ...changes,
})

const ours: KnownContact = {
  id: 41,
  name: 'Café de Zon',
  postcode: '2011 AB',
  kvkNumber: '12345678',
  vatNumber: 'NL123456782B12',
}

const found = (sources: SourceContact[], known = [ours]) =>
  matchContacts(sources, known).map(({ contactId, sameAs }) => contactId ?? sameAs)

test('a contact that is there is not made again: by VAT number, trade register, or name with postcode', () => {
  expect(found([source({ name: 'Zon', vatNumber: 'NL 1234.56.782.B12', postcode: null })])).toEqual([41])
  expect(found([source({ name: 'Zon', kvkNumber: '12345678', postcode: null })])).toEqual([41])
  expect(found([source({ postcode: '2011ab' })])).toEqual([41])
  expect(found([source({ postcode: '1011 AA' })])).toEqual([null])
})

test('one that stands twice in the file is made once', () => {
  expect(found([source({}), source({ id: '2' }), source({ id: '3', name: 'Maan' })], [])).toEqual([null, '1', null])
})

test('another VAT number is another company, however it is named', () => {
  expect(found([source({ vatNumber: 'DE136695976' })])).toEqual([null])
})
