import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An autosave whose saves end when the test says so. */
function start() {
  const sent: { value: string; succeed: () => void; fail: (error: unknown) => void }[] = []
  const autosave = createAutosave<string>({
    save: (value) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      sent.push({ value, succeed: resolve, fail: reject })
      return promise
    },
    isConflict: (error) => error === 'conflict',
    delayMs: 1000,
    now: () => 42,
  })
  const phase = () => autosave.getState().phase
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { autosave, sent, phase, settle }
}

test('saves once after a pause, with the last value', async () => {
  const { autosave, sent, phase, settle } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(900)
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ value }) => value)).toEqual(['ab'])
  expect(phase()).toBe('saving')
  sent[0]?.succeed()
  await settle()
  expect(autosave.getState()).toEqual({ phase: 'saved', savedAt: 42, error: null })
})

test('what changes during a save is saved after it, never beside it', async () => {
  const { autosave, sent, phase, settle } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1000)
  autosave.change('b')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(1)
  sent[0]?.succeed()
  await settle()
  expect(sent.map(({ value }) => value)).toEqual(['a', 'b'])
  sent[1]?.succeed()
  await settle()
  expect(phase()).toBe('saved')
})

test('a failed save keeps what was typed and is tried again with the newest value', async () => {
  const { autosave, sent, phase, settle } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1000)
  sent[0]?.fail('offline')
  await settle()
  expect(phase()).toBe('failed')
  const done = autosave.flush()
  sent[1]?.succeed()
  expect(await done).toBe(true)
  expect(sent.map(({ value }) => value)).toEqual(['a', 'a'])
})

test('flush saves at once and tells whether everything arrived', async () => {
  const { autosave, sent } = start()
  expect(await autosave.flush()).toBe(true)
  autosave.change('a')
  const done = autosave.flush()
  autosave.change('b')
  sent[0]?.succeed()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ value }) => value)).toEqual(['a', 'b'])
  sent[1]?.fail('offline')
  expect(await done).toBe(false)
})

test('all who flush while a save is on its way wait for the one after it, and hear that it arrived', async () => {
  const { autosave, sent, settle } = start()
  autosave.change('a')
  // The pause is over, and then somebody presses a button.
  await vi.advanceTimersByTimeAsync(1000)
  autosave.change('b')
  const answers: boolean[] = []
  const waiting = [1, 2].map(async () => answers.push(await autosave.flush()))
  sent[0]?.succeed()
  await settle()
  expect(sent.map(({ value }) => value)).toEqual(['a', 'b'])
  expect(answers).toEqual([])
  sent[1]?.succeed()
  await Promise.all(waiting)
  expect(answers).toEqual([true, true])
})

test('after a conflict nothing is sent any more', async () => {
  const { autosave, sent, phase, settle } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1000)
  autosave.change('b')
  sent[0]?.fail('conflict')
  await settle()
  expect(phase()).toBe('conflict')
  autosave.change('c')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await autosave.flush()).toBe(false)
  expect(sent).toHaveLength(1)
})

test('a value that cannot be saved is not, and counts as not saved', async () => {
  const { autosave, sent, phase } = start()
  autosave.change('a')
  autosave.suspend()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([])
  expect(phase()).toBe('waiting')
  expect(await autosave.flush()).toBe(false)
  autosave.change('b')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.map(({ value }) => value)).toEqual(['b'])
})

test('whoever listens hears of every change until they stop', () => {
  const { autosave } = start()
  const listener = vi.fn()
  const stop = autosave.subscribe(listener)
  autosave.change('a')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  autosave.change('b')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what was typed while a save failed takes the place of what failed', async () => {
  const { autosave, sent, phase, settle } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1000)
  autosave.change('ab')
  sent[0]?.fail('offline')
  await settle()
  expect(phase()).toBe('failed')
  const done = autosave.flush()
  sent[1]?.succeed()
  expect(await done).toBe(true)
  expect(sent.map(({ value }) => value)).toEqual(['a', 'ab'])
})

test('what cannot be saved any more while a save is on its way counts as not saved after it', async () => {
  const { autosave, sent, phase, settle } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1000)
  autosave.suspend()
  expect(phase()).toBe('saving')
  sent[0]?.succeed()
  await settle()
  expect(phase()).toBe('waiting')
  autosave.change('b')
  await vi.advanceTimersByTimeAsync(1000)
  sent[1]?.succeed()
  await settle()
  expect(phase()).toBe('saved')
})
