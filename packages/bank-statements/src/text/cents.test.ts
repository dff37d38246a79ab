import { expect, test } from 'vitest'
import { plainCentsOf } from './cents.ts'

test('zeros in front count for nothing, however many there are', () => {
  expect(plainCentsOf('0000000000012,50')).toBe(1250)
  expect(plainCentsOf('00')).toBe(0)
})

test('a hundred billion and more is refused', () => {
  expect(plainCentsOf('99999999999,99')).toBe(9_999_999_999_999)
  expect(plainCentsOf('100000000000')).toBeNull()
})
