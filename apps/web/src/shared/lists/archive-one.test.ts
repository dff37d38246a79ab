// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { archiveOne } from './archive-one.ts'

afterEach(() => vi.restoreAllMocks())

const refused = new ApiError({ status: 409, code: 90_002, message: 'Iemand was je voor' })
const told = (archived: boolean) => (archived ? 'Brood is gearchiveerd' : 'Brood is teruggehaald')

test('what was put away is taken back by undoing it, by its newest version, and put away again', async () => {
  const success = vi.spyOn(toast, 'success').mockReturnValue('')
  const send = vi.fn(async (_archived: boolean, version: number) => ({ version: version + 1 }))
  expect(await archiveOne({ send, told }, true, 3)).toBe(true)
  expect(send).toHaveBeenLastCalledWith(true, 3)
  expect(success).toHaveBeenLastCalledWith('Brood is gearchiveerd', { undo: expect.any(Function) })
  success.mock.lastCall?.[1]?.undo?.()
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith('Brood is teruggehaald', expect.anything()))
  expect(send).toHaveBeenLastCalledWith(false, 4)
  success.mock.lastCall?.[1]?.undo?.()
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(true, 5))
})

test('what could not be done is said, with nothing to undo', async () => {
  const success = vi.spyOn(toast, 'success').mockReturnValue('')
  const problem = vi.spyOn(toast, 'error').mockReturnValue('')
  expect(await archiveOne({ send: () => Promise.reject(refused), told }, true, 3)).toBe(false)
  expect(problem).toHaveBeenCalledExactlyOnceWith('Iemand was je voor')
  expect(success).not.toHaveBeenCalled()
})
