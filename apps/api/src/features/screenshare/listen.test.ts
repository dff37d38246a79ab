import { expect, test } from 'vitest'
import { TestSchedule } from '../../testing/index.ts'
import { listenTo } from './listen.ts'
import { LISTEN_MS, MOST_SILENT, PING_MS } from './timings.ts'

function listening() {
  const later = new TestSchedule()
  const changes: boolean[] = []
  let bytes = 0
  const stop = listenTo({
    schedule: later.schedule,
    heardBytes: () => bytes,
    onChange: (silent) => changes.push(silent),
  })
  const pass = (times: number) => {
    for (let time = 0; time < times; time += 1) later.pass(LISTEN_MS)
  }
  return { changes, pass, stop, hear: (count: number) => (bytes += count) }
}

test('a line that carries nothing is called silent once, within 5 seconds of the last byte, and heard again once', () => {
  const { changes, pass, hear } = listening()
  // The last byte came just after it was listened.
  hear(1)
  pass(1 + MOST_SILENT)
  expect(changes).toEqual([true])
  expect((1 + MOST_SILENT) * LISTEN_MS).toBeLessThanOrEqual(5_000)
  pass(10)
  expect(changes).toEqual([true])
  hear(1)
  pass(1)
  expect(changes).toEqual([true, false])
})

test('a page that comes in slowly is no silence, and a line that says something each ping is none either', () => {
  const { changes, pass, hear } = listening()
  for (let second = 0; second < 60; second += 1) {
    hear(1_000)
    pass(1)
  }
  expect(changes).toEqual([])
  expect(2 * PING_MS).toBeLessThanOrEqual(MOST_SILENT * LISTEN_MS)
})

test('after the end nothing is listened to', () => {
  const { changes, pass, stop } = listening()
  stop()
  pass(10)
  expect(changes).toEqual([])
})
