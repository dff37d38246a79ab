import { expect, test } from 'vitest'
import { ROOM_FOR_COUNT, segmentCounts } from './segment-counts.ts'

test('a segment says how many it has, and keeps the room for that until it is known', () => {
  const countOf = segmentCounts({ all: { count: 1204, isCapped: false }, late: { count: 10_000, isCapped: true } })
  expect([countOf('all'), countOf('late')]).toEqual(['1.204', '10.000+'])
  expect(segmentCounts<'all'>(undefined)('all')).toBe(ROOM_FOR_COUNT)
  // Spaces as wide as figures, which no browser takes away.
  expect(ROOM_FOR_COUNT.length).toBe(2)
  expect(ROOM_FOR_COUNT.trim()).toBe('')
})
