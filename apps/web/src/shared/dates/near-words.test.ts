import { expect, test } from 'vitest'
import { nearDay, nearPeriod } from './near-words.ts'

test('a day that is near goes without its year, in the next year too', () => {
  expect(nearDay('2027-01-31', '2026-11-29')).toBe('31 jan')
  expect(nearDay('2026-11-24', '2026-11-29')).toBe('24 nov')
  expect(nearDay('2025-11-24', '2026-11-29')).toBe('24 nov 2025')
})

test('a period of this year goes without it, and a whole year keeps its name', () => {
  expect(nearPeriod('4e kwartaal 2026', '2026-11-29')).toBe('4e kwartaal')
  expect(nearPeriod('4e kwartaal 2026', '2027-01-02')).toBe('4e kwartaal 2026')
  expect(nearPeriod('2026', '2026-11-29')).toBe('2026')
})
