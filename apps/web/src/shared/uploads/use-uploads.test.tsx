// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { must } from '@klopt/bookkeeping/money'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { useUploads, type SendOptions } from './use-uploads.ts'

afterEach(() => cleanup())

const bill = new File(['x'], 'bon.pdf')
const photo = new File(['yy'], 'foto.png')

/** Two files on their way, each of which arrives or fails when the test says so. */
function sending() {
  const underway: { options: SendOptions; arrive: () => void; fail: (error: Error) => void }[] = []
  const { result } = renderHook(() =>
    useUploads((_file, options) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      underway.push({ options, arrive: () => resolve(), fail: reject })
      return promise
    }),
  )
  act(() => result.current.add([bill, photo]))
  return { state: () => result.current, nth: (index: number) => must(underway[index], 'a file on its way') }
}

test('each file goes under a key of its own, says how far it is, and leaves the list when it arrived', async () => {
  const { state, nth } = sending()
  expect(state().files.map(({ id }) => id)).toEqual([nth(0), nth(1)].map(({ options }) => options.idempotencyKey))
  expect(nth(0).options.idempotencyKey).not.toBe(nth(1).options.idempotencyKey)
  act(() => nth(1).options.onProgress(0.5))
  expect(state().files.map(({ progress }) => progress)).toEqual([0, 0.5])
  await act(async () => nth(0).arrive())
  expect(state().files.map(({ name }) => name)).toEqual(['foto.png'])
})

test.each([
  [
    'what is wrong with its content',
    new ApiError({ status: 422, code: 90_001, message: 'Dat kan niet', fields: { content: 'Te groot' } }),
    'Te groot',
  ],
  ['why it was refused', new ApiError({ status: 403, code: 90_001, message: 'Dat mag niet' }), 'Dat mag niet'],
  ['that it cannot be read', new Error('NotReadableError'), UNREADABLE_FILE],
])('a file that failed stays and says %s, until it is taken away', async (_what, error, text) => {
  const { state, nth } = sending()
  await act(async () => nth(0).fail(error))
  expect(state().files).toMatchObject([{ state: 'failed', error: text }, { state: 'uploading' }])
  act(() => state().remove(nth(0).options.idempotencyKey))
  expect(state().files.map(({ name }) => name)).toEqual(['foto.png'])
})
