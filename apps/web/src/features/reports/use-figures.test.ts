import { expect, test } from 'vitest'
import { countText } from './use-figures.ts'

test('a tip counts the lines of a figure as far as they are counted', () => {
  expect(countText({ count: 9, isCapped: false }, 'in het 3e kwartaal')).toBe('9 regels in het 3e kwartaal')
  expect(countText({ count: 1, isCapped: false }, 'in 2026')).toBe('1 regel in 2026')
  expect(countText({ count: 0, isCapped: false }, 'in 2026')).toBe('Geen regels in 2026')
  expect(countText({ count: 1000, isCapped: true }, 'in 2026')).toBe('Meer dan 1.000 regels in 2026')
})
