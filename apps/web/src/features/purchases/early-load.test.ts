import { expect, test, vi } from 'vitest'
import { earlyLoad } from './early-load.ts'

const forever = () => new AbortController().signal

test('what was begun is what the first to ask gets; who asks again has it got anew', async () => {
  const get = vi.fn(async () => get.mock.calls.length)
  const { begin, ask } = earlyLoad(get)
  begin()
  expect(await ask(forever())).toBe(1)
  expect(await ask(forever())).toBe(2)
})

test('nothing is begun for what has been asked for', async () => {
  const get = vi.fn(async () => 'content')
  const { begin, ask } = earlyLoad(get)
  await ask(forever())
  begin()
  expect(get).toHaveBeenCalledOnce()
})

test('giving up ends what nobody asked for, and leaves what somebody did', async () => {
  const signals: AbortSignal[] = []
  const { begin, ask } = earlyLoad(async (signal) => signals.push(signal))
  begin()()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  const giveUp = begin()
  const leaving = new AbortController()
  await ask(leaving.signal)
  giveUp()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  leaving.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('a failure is told to who asks, and to nobody else', async () => {
  const { begin, ask } = earlyLoad(() => Promise.reject(new Error('offline')))
  begin()
  await expect(ask(forever())).rejects.toThrow('offline')
})
