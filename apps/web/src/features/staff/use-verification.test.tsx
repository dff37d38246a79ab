// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useVerification } from './use-verification.ts'

const modal = vi.hoisted(() => ({ showUnhandled: vi.fn(() => true) }))
vi.mock('../../app/errors/error-modal.ts', () => modal)
beforeEach(() => {
  vi.useFakeTimers()
  modal.showUnhandled.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const proved = { verifiedUntil: 1_800_000_000, grants: [] }
const failure = () => Response.json({ code: 500, message: 'Er ging iets mis' }, { status: 500 })
const goOn = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A visit to a screen that asks for the second factor, of which the server says this. */
async function visit(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  const { result, unmount } = renderHook(useVerification, { wrapper: WithQueries })
  await goOn(10)
  return { result, unmount }
}

test('until when the second factor counts is asked again at the next visit', async () => {
  const first = await visit(() => Response.json(proved))
  expect(first.result.current.data).toEqual(proved)
  first.unmount()
  await goOn(60_000)
  const second = await visit(() => Response.json({ ...proved, verifiedUntil: null }))
  expect(second.result.current.data?.verifiedUntil).toBeNull()
})

test('when it cannot be asked again, the screen itself says so, and nothing lies over it', async () => {
  const { unmount } = await visit(() => Response.json(proved))
  unmount()
  await goOn(60_000)
  const { result } = await visit(failure)
  await vi.dynamicImportSettled()
  expect(result.current.error).toMatchObject({ message: 'Er ging iets mis' })
  expect(modal.showUnhandled).not.toHaveBeenCalled()
})
