import { expect, test } from 'vitest'
import { linesOf } from './sizes.ts'

test('5,000 administrations have from 200 to 1,000,000 lines, and some five million together', () => {
  const scale = { administrations: 5_000, largest: 1_000_000 }
  const lines = Array.from({ length: scale.administrations }, (_, place) => linesOf(scale, place))
  expect([lines[0], lines.at(-1)]).toEqual([1_000_000, 200])
  const total = lines.reduce((sum, count) => sum + count, 0)
  expect(Math.abs(total - 5_000_000)).toBeLessThan(500_000)
})
