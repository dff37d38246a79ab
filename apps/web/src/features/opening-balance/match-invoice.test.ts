import { expect, test } from 'vitest'
import { numberInName } from './match-invoice.ts'

const numbers = ['17', '2025-0117', '2025-0117-2', 'F.99', '']

test.each([
  ['Factuur 2025-0117.pdf', '2025-0117'],
  ['2025-0117-2_klant.pdf', '2025-0117-2'],
  ['17.pdf', '17'],
  ['factuur_f.99.PDF', 'F.99'],
  ['20170117.pdf', null],
  ['2025-01171.pdf', null],
  ['Algemene voorwaarden.pdf', null],
])('%s is of invoice %s', (name, number) => {
  expect(numberInName(name, numbers)).toBe(number)
})
