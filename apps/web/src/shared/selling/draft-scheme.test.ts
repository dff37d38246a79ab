import { expect, test } from 'vitest'
import { draftOf } from './draft.ts'
import { isWithoutVat } from './draft-scheme.ts'

const line = {
  description: 'Ontwerp',
  quantity: '1',
  unit: '',
  unitPrice: '500',
  discountPercent: '0',
  accountId: null,
}
const draft = draftOf({
  contactId: null,
  invoiceDate: '2026-09-10',
  paymentTermDays: 14,
  reference: '',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '0',
  lines: [{ ...line, vatCode: 'sale_high' }],
})
const scheme = {
  spans: [{ from: '2026-07-01', until: null, endedBy: null }],
  isOn: true,
  limitCents: 2_000_000,
  turnover: [{ year: 2026, cents: 1_950_000, level: 'task' as const }],
  soldByDay: [{ day: '2026-08-01', cents: 1_950_000 }],
}

test('a draft is without VAT by the day of its supply', () => {
  expect(isWithoutVat(draft, scheme, '2026-09-10')).toBe(true)
  expect(isWithoutVat({ ...draft, supplyFrom: '2026-06-30' }, scheme, '2026-09-10')).toBe(false)
  expect(isWithoutVat({ ...draft, supplyFrom: '2026-06-30', supplyTo: '2026-07-01' }, scheme, '2026-09-10')).toBe(true)
  expect(isWithoutVat(draft, undefined, '2026-09-10')).toBe(false)
})

test('the sale that passes the limit bears VAT', () => {
  const nearer = { ...scheme, soldByDay: [{ day: '2026-08-01', cents: 1_950_001 }] }
  expect(isWithoutVat(draft, nearer, '2026-09-10')).toBe(false)
  // Of an earlier day it makes a later sale pass it.
  expect(isWithoutVat({ ...draft, invoiceDate: '2026-07-31' }, nearer, '2026-09-10')).toBe(true)
})
