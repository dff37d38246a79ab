import { ApiError } from '@klopt/api-client'
import { expect, test, vi } from 'vitest'
import { createDraftKeeper } from './draft-keeper.ts'

test('a draft is created once and then changed by its version', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 7, version: 1 }))
  const save = vi.fn((_input: string, _id: number, version: number) => Promise.resolve({ version: version + 1 }))
  const keeper = createDraftKeeper<string>(null, { create, save })
  await keeper.send('a')
  await keeper.send('b')
  await keeper.send('c')
  expect(create).toHaveBeenCalledExactlyOnceWith('a')
  expect(save.mock.calls).toEqual([
    ['b', 7, 1],
    ['c', 7, 2],
  ])
  expect(keeper.known()).toEqual({ id: 7, version: 3 })
})

test('what got no answer may exist: the same is created again before anything newer is saved', async () => {
  const lost = new ApiError({ code: -1, status: 0, message: 'x' })
  const create = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue({ id: 7, version: 1 })
  const save = vi.fn().mockResolvedValue({ version: 2 })
  const keeper = createDraftKeeper<string>(null, { create, save })
  await expect(keeper.send('a')).rejects.toBe(lost)
  await keeper.send('b')
  expect(create.mock.calls).toEqual([['a'], ['a']])
  expect(save).toHaveBeenCalledExactlyOnceWith('b', 7, 1)
})
