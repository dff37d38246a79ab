import { describe, expect, test } from 'vitest'
import { isSameName, nameKey } from './names.ts'

const same = (left: string, right: string) => isSameName(nameKey(left), nameKey(right))

describe('names', () => {
  test.each([
    ['Bakkerij Van Dijk B.V.', 'BAKKERIJ VAN DIJK BV'],
    ['J. de Vries', 'Vries, J. de'],
    ['Café Zoë', 'CAFE ZOE'],
    ['Studio Noord', 'Studio Noord Amsterdam'],
  ])('takes %s and %s for the same', (left, right) => {
    expect(same(left, right)).toBe(true)
  })

  test.each([
    ['Bakkerij Van Dijk', 'Bakkerij Jansen'],
    ['B.V.', 'Bakkerij B.V.'],
    ['', ''],
    ['Jan', 'Jan Smit'],
  ])('takes %s and %s for different', (left, right) => {
    expect(same(left, right)).toBe(false)
  })

  test('has no key for a name that says nothing', () => {
    expect(nameKey('De B.V.')).toBe('')
    expect(nameKey(null)).toBe('')
  })
})
