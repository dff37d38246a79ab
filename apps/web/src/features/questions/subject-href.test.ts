import { expect, test } from 'vitest'
import { subjectHref } from './subject-href.ts'

const href = (kind: Parameters<typeof subjectHref>[1]['kind'], more = {}) =>
  subjectHref(7, { kind, id: 12, label: 'Zo, heet het, 12 mei 2026, € −45,00', periodKey: null, ...more })

test('what a question is about is found where it is shown', () => {
  expect(href('invoice')).toBe('/v2/administrations/7/invoices/12')
  expect(href('purchase')).toBe('/v2/administrations/7/purchases/12')
  expect(href('document')).toBe('/v2/administrations/7/purchases/documents/12')
  expect(href('entry')).toBe('/v2/administrations/7/ledger/entries/12')
  expect(href('period', { id: null, periodKey: '2026-Q1' })).toBe('/v2/administrations/7/vat-return?period=2026-Q1')
  const found = '/v2/administrations/7/bank?state=all&search=Zo%2C+heet+het'
  expect(href('bank_line')).toBe(found)
  expect(href('bank_line', { label: 'Zo, heet het, 12-05-2026, € −45,00' })).toBe(found)
})

test('what is about nothing or was taken away leads nowhere', () => {
  expect(href('general', { id: null })).toBeNull()
  expect(href('bank_line', { id: null })).toBeNull()
})
