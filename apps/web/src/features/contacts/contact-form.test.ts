import type { ContactInput } from '@klopt/api-client/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactProblem } from './contact-checks.ts'
import { emptyContact, formOf, inputOf } from './contact-form.ts'
import { countryOptions, usualTreatment } from '../../shared/administrations/countries.ts'

const trimmed = (maxLength: number) => fc.string({ maxLength }).map((text) => text.trim())
const optional = (maxLength: number) => trimmed(maxLength).map((text) => text || null)

const company: fc.Arbitrary<ContactInput> = fc.record({
  kind: fc.constant('company' as const),
  name: trimmed(200),
  attention: trimmed(200),
  street: trimmed(200),
  postcode: fc.constantFrom('1234 AB', ''),
  city: trimmed(100),
  country: fc.constantFrom('NL', 'BE'),
  emailAddress: optional(254),
  phone: optional(40),
  kvkNumber: optional(20),
  vatNumber: optional(20),
  iban: optional(42),
  paymentTermDays: fc.option(fc.integer({ min: 0, max: 365 })),
  vatTreatment: fc.constantFrom('domestic', 'reverse', 'eu', 'export'),
  note: fc.string({ maxLength: 100 }),
  priceGroup: trimmed(60),
  oin: optional(20),
  wantsEInvoice: fc.boolean(),
  isInVatUnit: fc.boolean(),
  language: fc.constantFrom('nl', 'en', 'de'),
  currency: fc.constantFrom('EUR', 'USD'),
})

test('a contact that is opened and saved without a change stays the same', () => {
  fc.assert(
    fc.property(company, (contact) => {
      expect(inputOf(formOf(contact))).toEqual(contact)
    }),
  )
})

test('a Dutch postcode is shown as it stands on an envelope', () => {
  expect(formOf({ ...inputOf(emptyContact('A')), postcode: '1234AB' }).postcode).toBe('1234 AB')
  expect(formOf({ ...inputOf(emptyContact('A')), postcode: 'B-1000', country: 'BE' }).postcode).toBe('B-1000')
})

test('a person keeps no company details', () => {
  const form = { ...emptyContact('A'), kvkNumber: '12345678', vatNumber: 'NL1', attention: 'B' }
  expect(inputOf({ ...form, kind: 'person' })).toMatchObject({ kvkNumber: null, vatNumber: null, attention: '' })
})

test('an empty payment term is the one of the administration, zero is zero', () => {
  expect(inputOf(emptyContact()).paymentTermDays).toBe(null)
  expect(inputOf({ ...emptyContact(), paymentTermDays: '0' }).paymentTermDays).toBe(0)
})

test('a field is judged by the rules of its country', () => {
  const dutch = { ...emptyContact('A'), postcode: '99', phone: '12' }
  expect(contactProblem('postcode', dutch)).toBe('Vul een geldige postcode in')
  expect(contactProblem('phone', dutch)).not.toBe(null)
  expect(contactProblem('postcode', { ...dutch, country: 'BE' })).toBe(null)
  expect(contactProblem('name', emptyContact())).toBe('Vul een naam in')
  expect(contactProblem('paymentTermDays', { ...dutch, paymentTermDays: '366' })).not.toBe(null)
  expect(contactProblem('paymentTermDays', { ...dutch, paymentTermDays: '14' })).toBe(null)
})

test('the country decides the usual VAT treatment', () => {
  expect(['NL', 'DE', 'CH'].map(usualTreatment)).toEqual(['domestic', 'eu', 'export'])
})

test('every country has a Dutch name and stands in the list once', () => {
  const options = countryOptions()
  expect(options[0]).toEqual({ value: 'NL', label: 'Nederland' })
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  expect(options.every(({ value, label }) => value !== label)).toBe(true)
})
