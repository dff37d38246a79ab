import type { Timer } from '@klopt/api-client/contract'
import { describe, expect, test } from 'vitest'
import { bodyOf, runningOf, withoutAnswered, withStart, withStop, type KeptStart } from './timer-queue.ts'

const NOON = Date.UTC(2026, 10, 23, 12)
const MINUTE = 60_000

const aTimer = (changes: Partial<Timer> = {}): Timer => ({
  id: 7,
  started_timestamp: 0,
  duration_in_seconds: 600,
  stopped_timestamp: null,
  project: null,
  note: '',
  written: false,
  ...changes,
})
const aStart = (changes: Partial<KeptStart> = {}): KeptStart => ({
  kind: 'start',
  key: 'one',
  administrationId: 3,
  startedAtMs: NOON,
  stoppedAtMs: null,
  projectId: null,
  taskId: null,
  note: '',
  ...changes,
})
const listed = (...timers: Timer[]) => ({ timers, listedAtMs: NOON })

describe('what runs', () => {
  test('is what the server says, counted from when it said so', () => {
    expect(runningOf(listed(aTimer()), [], 3)).toMatchObject({ timer: { id: 7 }, startedAtMs: NOON - 10 * MINUTE })
    expect(runningOf(listed(aTimer({ stopped_timestamp: 5 })), [], 3)).toBe(null)
  })

  test('is a start that waits, whatever the server says', () => {
    expect(runningOf(listed(aTimer()), [aStart()], 3)).toMatchObject({ timer: null, startedAtMs: NOON })
  })

  test('is nothing once its stop waits, or a start that waits was stopped', () => {
    const stop = { kind: 'stop' as const, administrationId: 3, timerId: 7, stoppedAtMs: NOON }
    expect(runningOf(listed(aTimer()), [stop], 3)).toBe(null)
    expect(runningOf(listed(aTimer()), [aStart({ stoppedAtMs: NOON + 1 })], 3)).toBe(null)
    expect(runningOf(listed(aTimer({ id: 8 })), [stop], 3)).toMatchObject({ timer: { id: 8 } })
  })

  test('is not what waits for another administration', () => {
    expect(runningOf(listed(), [aStart({ administrationId: 4 })], 3)).toBe(null)
  })
})

describe('what is kept', () => {
  test('a second start ends the first, as it would on the server', () => {
    const second = aStart({ key: 'two', startedAtMs: NOON + MINUTE })
    expect(withStart([aStart()], second)).toEqual([aStart({ stoppedAtMs: NOON + MINUTE }), second])
  })

  test('a stop ends a start that waits, and else waits itself', () => {
    const at = { administrationId: 3, stoppedAtMs: NOON + MINUTE }
    const waiting = runningOf(listed(), [aStart()], 3)
    expect(waiting && withStop([aStart()], waiting, at)).toEqual([aStart({ stoppedAtMs: NOON + MINUTE })])
    const known = runningOf(listed(aTimer()), [], 3)
    expect(known && withStop([], known, at)).toEqual([{ kind: 'stop', timerId: 7, ...at }])
  })

  test('an answer takes what was sent, and not what changed since', () => {
    const stopped = aStart({ stoppedAtMs: NOON + MINUTE })
    expect(withoutAnswered([aStart()], aStart())).toEqual([])
    expect(withoutAnswered([stopped], aStart())).toEqual([stopped])
  })

  test('is sent by how long ago it was, whatever the clock of the browser says', () => {
    const stopped = aStart({ stoppedAtMs: NOON + 2 * MINUTE })
    expect(bodyOf(stopped, NOON + 5 * MINUTE)).toMatchObject({
      key: 'one',
      startedSecondsAgo: 300,
      stoppedSecondsAgo: 180,
    })
    expect(bodyOf(aStart(), NOON - MINUTE)).toMatchObject({ startedSecondsAgo: 0, stoppedSecondsAgo: null })
  })
})
