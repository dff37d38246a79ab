import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../../app/transport/calls.ts'
import { followImport } from './follow-import.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const followed = { administrationId: 4, progress: '7c3f7ad8-5b41-4b5c-9a8b-0d5a6bb6a0f1' }

test('it is told how far an import is until it is over, also when an answer is lost', async () => {
  const call = vi
    .spyOn(api, 'call')
    .mockResolvedValueOnce({ progress: null })
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ progress: { done: 500, total: 2000 } })
  const tell = vi.fn<(kept: object) => void>()
  const stop = followImport(followed, tell)
  await vi.advanceTimersByTimeAsync(1000)
  expect(tell).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(tell.mock.calls).toEqual([[{ done: 500, total: 2000 }]])
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(call).toHaveBeenCalledTimes(3)
})

test('an answer that comes when the import is over is told no more', async () => {
  const answer = Promise.withResolvers<object>()
  vi.spyOn(api, 'call').mockReturnValue(answer.promise)
  const tell = vi.fn<(kept: object) => void>()
  const stop = followImport(followed, tell)
  await vi.advanceTimersByTimeAsync(500)
  stop()
  answer.resolve({ progress: { done: 1, total: 2 } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(tell).not.toHaveBeenCalled()
})
