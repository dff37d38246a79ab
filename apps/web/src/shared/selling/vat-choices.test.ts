import { expect, test } from 'vitest'
import { hasVatName, usualInvoiceCode, vatOptions } from './vat-choices.ts'

const wolf = { kind: 'person', country: 'DE', vatNumber: null, vatTreatment: 'eu', isInVatUnit: false } as const
const registration = { since: '2026-04-01', isPassed: false }
const on = (invoiceDate: string) => ({ invoiceDate })

test('a person in another EU country pays VAT of here until the one-stop shop is used or the limit is passed', () => {
  expect(usualInvoiceCode(wolf, on('2026-05-20'), undefined)).toBe('sale_high')
  expect(usualInvoiceCode(wolf, on('2026-03-31'), registration)).toBe('sale_high')
  expect(usualInvoiceCode(wolf, on('2026-04-01'), registration)).toBe('sale_oss')
  expect(usualInvoiceCode(wolf, on('2026-03-31'), { since: null, isPassed: true })).toBe('sale_oss')
  expect(usualInvoiceCode(wolf, { ...on('2026-05-20'), deliveryCountry: 'NL' }, registration)).toBe('sale_high')
})

test('a business keeps what its contact says', () => {
  const business = { ...wolf, kind: 'company', vatNumber: 'DE136695976' } as const
  expect(usualInvoiceCode(business, on('2026-05-20'), registration)).toBe('sale_eu_services')
  expect(usualInvoiceCode(null, on('2026-05-20'), registration)).toBe('sale_high')
})

test('an invoice offers the VAT of its destination and that on a margin, an offer neither', () => {
  const options = vatOptions('2026-05-20', { isInvoice: true, destination: 'FI' })
  expect(options).toContainEqual({
    value: 'sale_oss',
    label: 'OSS',
    description: 'Particulier in EU-land (OSS): 25,5%',
  })
  expect(options.map(({ label }) => label)).toContain('Marge')
  expect(vatOptions('2026-05-20').map(({ value }) => value)).not.toContain('sale_oss')
})

test('codes that differ have labels that differ, also in the narrow column', () => {
  const labels = vatOptions('2026-05-20', { isInvoice: true, destination: 'FI' }).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('a member of the same fiscal unit is invoiced without VAT', () => {
  const member = { ...wolf, kind: 'company', country: 'NL', vatTreatment: 'domestic', isInVatUnit: true } as const
  expect(usualInvoiceCode(member, on('2026-05-20'), registration)).toBe('sale_outside_scope')
})

test('a percentage is short, and every other code has a name that needs more room', () => {
  const named = vatOptions('2026-11-22', { isInvoice: true, destination: 'DE' }).filter(({ value }) =>
    hasVatName(value),
  )
  expect(named.every(({ label }) => !/^\d+%$/.test(label))).toBe(true)
  const short = vatOptions('2026-11-22').filter(({ value }) => !hasVatName(value))
  expect(short.every(({ label }) => /^\d+%$/.test(label))).toBe(true)
})
