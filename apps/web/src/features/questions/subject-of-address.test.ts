import { expect, test } from 'vitest'
import { subjectOfAddress } from './subject-of-address.ts'

const at = (place: string) => subjectOfAddress(`/v2/administrations/7/${place}`).subject

test('a question is about what the address shows', () => {
  expect(at('invoices/12')).toEqual({ kind: 'invoice', id: 12 })
  expect(at('purchases/3')).toEqual({ kind: 'purchase', id: 3 })
  expect(at('purchases/documents/9/')).toEqual({ kind: 'document', id: 9 })
  expect(at('ledger/entries/5')).toEqual({ kind: 'entry', id: 5 })
})

test('where it shows nothing of the books it is about the administration', () => {
  for (const place of ['dashboard', 'invoices/new', 'invoices', 'purchases/documents', 'vat-return', 'contacts/4'])
    expect(at(place)).toEqual({ kind: 'general' })
})
