import { expect, test } from 'vitest'
import { buyerConflicts } from './buyer-of-codes.ts'
import type { VatCode } from '../vat/vat-codes.ts'
import { resolveVatCode } from '../vat/vat-rates.ts'

const dutch = { country: 'NL', vatId: 'NL000099998B57' }
const german = { country: 'DE', vatId: 'DE136695976' }
const northernIrish = { country: 'GB', vatId: 'XI980780684' }
const american = { country: 'US', vatId: null }
const fieldsOf = (buyer: Parameters<typeof buyerConflicts>[0], ...codes: VatCode[]) =>
  buyerConflicts(buyer, codes).map(({ field }) => field)

test('a supply within the EU asks for a valid VAT number of another member state', () => {
  for (const code of ['sale_eu_goods', 'sale_eu_services', 'sale_eu_triangular'] as const) {
    expect(fieldsOf(german, code)).toEqual([])
    expect(fieldsOf(dutch, code)).toEqual(['buyer.vatId'])
    expect(fieldsOf(american, code)).toEqual(['buyer.vatId'])
    expect(fieldsOf({ ...german, vatId: 'DE136695977' }, code)).toEqual(['buyer.vatId'])
  }
})

test('Northern Ireland belongs to the EU for goods, not for services', () => {
  expect(fieldsOf(northernIrish, 'sale_eu_goods')).toEqual([])
  expect(fieldsOf(northernIrish, 'sale_eu_services')).toEqual(['buyer.vatId'])
})

test('VAT is shifted within the Netherlands to somebody with a Dutch VAT number', () => {
  expect(fieldsOf(dutch, 'sale_reverse')).toEqual([])
  expect(fieldsOf(german, 'sale_reverse')).toEqual(['buyer.vatId'])
  expect(fieldsOf({ ...dutch, vatId: '' }, 'sale_reverse')).toEqual(['buyer.vatId'])
  const [told] = buyerConflicts(german, ['sale_reverse'])
  expect(told?.text).toContain('met een Nederlands btw-id; DE136695976 is een buitenlands btw-id.')
})

test('an export goes to a customer outside the EU', () => {
  for (const country of ['US', 'GB', 'CH', 'NO', 'CW', 'GP'])
    expect(fieldsOf({ ...american, country }, 'sale_export')).toEqual([])
  for (const country of ['NL', 'DE', 'GR', 'MC'])
    expect(fieldsOf({ ...american, country }, 'sale_export')).toEqual(['buyer.country'])
})

test('the place of delivery decides where an export and goods within the EU go', () => {
  expect(fieldsOf({ ...dutch, deliveryCountry: 'CH' }, 'sale_export')).toEqual([])
  expect(fieldsOf({ ...american, deliveryCountry: 'DE' }, 'sale_export')).toEqual(['deliveryCountry'])
  expect(fieldsOf({ ...german, deliveryCountry: 'BE' }, 'sale_eu_goods')).toEqual([])
  for (const deliveryCountry of ['NL', 'CH'])
    expect(fieldsOf({ ...german, deliveryCountry }, 'sale_eu_goods')).toEqual(['deliveryCountry'])
  expect(fieldsOf({ ...northernIrish, deliveryCountry: 'GB' }, 'sale_eu_goods')).toEqual([])
  // A service is taxed where its customer is, wherever something is delivered.
  expect(fieldsOf({ ...german, deliveryCountry: 'NL' }, 'sale_eu_services')).toEqual([])
})

test('the one-stop shop is for who has no VAT number in another EU country', () => {
  expect(fieldsOf({ country: 'DE', vatId: null, kind: 'person' }, 'sale_oss')).toEqual([])
  expect(fieldsOf({ ...dutch, kind: 'person', deliveryCountry: 'BE' }, 'sale_oss')).toEqual([])
  expect(fieldsOf(german, 'sale_oss')).toEqual(['buyer.vatId'])
  expect(fieldsOf({ ...dutch, kind: 'person' }, 'sale_oss')).toEqual(['buyer.country'])
  expect(fieldsOf({ ...american, kind: 'person' }, 'sale_oss')).toEqual(['buyer.country'])
})

test('the other codes ask nothing of the customer, and a small business charges nobody VAT', () => {
  const free: VatCode[] = [
    'sale_high',
    'sale_low',
    'sale_zero',
    'sale_exempt',
    'sale_exempt_counted',
    'sale_outside_scope',
    'sale_eu_installation',
  ]
  for (const buyer of [dutch, german, american]) expect(fieldsOf(buyer, ...free)).toEqual([])
  expect(fieldsOf(dutch, resolveVatCode('sale_export', '2026-06-01', true))).toEqual([])
})

test('each field is told once, with what stands there and what to do', () => {
  const conflicts = buyerConflicts(dutch, ['sale_eu_goods', 'sale_eu_services', 'sale_export'])
  expect(conflicts).toEqual([
    {
      field: 'buyer.vatId',
      text: '‘Goederen naar EU-land’ is voor een klant met een btw-id uit een ander EU-land; NL000099998B57 is een Nederlands btw-id. Vul bij de relatie het juiste btw-id in, of kies op de regel een andere btw.',
    },
    {
      field: 'buyer.country',
      text: '‘Export buiten de EU’ is voor levering buiten de EU; deze relatie staat in Nederland. Kies bij de relatie het juiste land, vul de plaats van levering in, of kies op de regel een andere btw.',
    },
  ])
})

test('members of one fiscal unit invoice each other without VAT', () => {
  const member = { country: 'NL', vatId: 'NL000099998B57', isInVatUnit: true }
  expect(buyerConflicts(member, ['sale_outside_scope'])).toEqual([])
  expect(buyerConflicts(member, ['sale_high', 'sale_reverse'])).toMatchObject([
    { field: 'lines', text: expect.stringContaining('zonder btw') as string },
  ])
})
