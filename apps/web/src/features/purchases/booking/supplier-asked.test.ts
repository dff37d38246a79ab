import { expect, test } from 'vitest'
import { supplierAsked, supplierError } from './supplier-asked.ts'

const differences = [{ field: 'name' as const, printed: 'Drukkerij Zwart', known: 'Wasserij Helder' }]
const supplier = {
  contactId: 4,
  contactName: 'Wasserij Helder',
  differences,
  name: null,
  kvkNumber: null,
  vatNumber: null,
  iban: null,
  postcode: null,
}
const state = (contactId: number | null, acceptedSupplier: number | null = null) => ({
  draft: { contactId },
  proposal: { supplier },
  acceptedSupplier,
})

test('a supplier whom the paper does not name is asked about before anything is booked', () => {
  expect(supplierAsked(state(4))).toBe(differences)
  expect(Object.keys(supplierError(state(4)))).toEqual(['supplier'])
})

test.each([
  ['was accepted', state(4, 4)],
  ['is another one than was proposed', state(5)],
  ['is not there yet', state(null)],
  ['was not proposed by a document', { ...state(4), proposal: null }],
])('a supplier that %s is not asked about', (_name, other) => {
  expect(supplierAsked(other)).toEqual([])
  expect(supplierError(other)).toEqual({})
})
