import { expect, test } from 'vitest'
import { refusalsOf } from './collecting-words.ts'

test('what the server refuses is told with the customer and the invoice it is about', () => {
  const chosen = [
    { contactName: 'Bakkerij', number: 'F-1' },
    { contactName: 'Loket', number: 'F-2' },
  ]
  const fields = { 'invoiceIds.1': 'Deze factuur staat niet meer open.', collectionDate: 'x', 'invoiceIds.9': 'y' }
  expect(refusalsOf(chosen, fields)).toEqual(['Loket F-2: Deze factuur staat niet meer open.'])
})
