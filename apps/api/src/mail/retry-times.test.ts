import { expect, test } from 'vitest'
import { nextTry } from './retry-times.ts'

const minuteMs = 60_000
const queuedAt = new Date('2026-06-12T16:00:00Z')

/** The minutes after it was queued at which a mail is tried that always fails at once. */
function triesOf(expiresAt: Date | null = null): number[] {
  const minutes = [0]
  let now: Date | null = queuedAt
  while ((now = nextTry({ queuedAt, tries: minutes.length, expiresAt }, now)) !== null) {
    minutes.push((now.getTime() - queuedAt.getTime()) / minuteMs)
  }
  return minutes
}

test('a mail is tried for three days, with ever longer waits, and a last time when these are over', () => {
  const tries = triesOf()
  expect(tries.slice(0, 11)).toEqual([0, 1, 3, 8, 18, 38, 68, 128, 248, 488, 728])
  expect(tries.at(-1)).toBe(3 * 24 * 60)
  expect(tries).toHaveLength(26)
  const waits = tries.slice(1, -1).map((at, index) => at - (tries[index] ?? 0))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
})

test('a mail with a link is tried as long as the link works', () => {
  expect(triesOf(new Date(queuedAt.getTime() + 10 * minuteMs))).toEqual([0, 1, 3, 8])
})

test('after a server was away for days a mail is tried once, and then given up', () => {
  const late = new Date('2026-06-20T00:00:00Z')
  expect(nextTry({ queuedAt, tries: 4 }, late)).toBeNull()
})
