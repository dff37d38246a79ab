import { expect, test } from 'vitest'
import { referenceOfNumbers } from './reference-of-numbers.ts'

test('one payment names every invoice it pays', () => {
  expect(referenceOfNumbers(['2026-0043'])).toBe('2026-0043')
  expect(referenceOfNumbers(['2026-0043', '2026-0044'])).toBe('2026-0043 2026-0044')
})

test('nothing, and more than a payment carries, has no reference', () => {
  expect(referenceOfNumbers([])).toBeNull()
  // Fourteen numbers of nine with thirteen spaces are 139 characters; a fifteenth is ten more.
  const numbers = (count: number) => Array.from({ length: count }, (_, place) => `2026-00${place + 10}`)
  expect(referenceOfNumbers(numbers(14))?.length).toBe(139)
  expect(referenceOfNumbers(numbers(15))).toBeNull()
})
