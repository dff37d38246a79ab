import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

test('an invoice opens itself, a return its screen, and what has no screen only has a name', () => {
  expect(sourceOf(3, { sourceType: 'invoice', sourceId: 8 })).toEqual({
    label: 'Factuur',
    href: '/v2/administrations/3/invoices/8',
  })
  expect(sourceOf(3, { sourceType: 'purchase', sourceId: 5 }).href).toBe('/v2/administrations/3/purchases/5')
  expect(sourceOf(3, { sourceType: 'vat_return', sourceId: 2 }).href).toBe('/v2/administrations/3/vat-return')
  expect(sourceOf(3, { sourceType: 'opening', sourceId: null })).toEqual({ label: 'Beginbalans', href: null })
  expect(sourceOf(3, { sourceType: 'invoice', sourceId: null }).href).toBe(null)
})
