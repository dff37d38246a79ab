// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { askConfirmation, toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDiscardDraft } from './use-discard-draft.ts'

const navigated = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigated as never,
}))
vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.mocked(askConfirmation).mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.mocked(askConfirmation).mockReset()
  navigated.mockReset()
})

const REFUSED = new ApiError({ code: 90_001, status: 403, message: 'Dat mag niet' })

/** A draft that saves itself, in the order of what is done with it. */
function draft(id: number | null, discard: () => Promise<unknown> = () => Promise.resolve(), phase = 'saved') {
  const done: string[] = []
  let version = 2
  const onFailed = vi.fn()
  const { result } = renderHook(() =>
    useDiscardDraft({
      draft: {
        autosave: {
          suspend: () => void done.push('suspend'),
          flush: async () => {
            done.push('flush')
            // What was on its way has landed.
            version = 3
            return true
          },
        },
        known: () => ({ id, version }),
        saving: { phase },
      },
      text: 'De offerte verdwijnt.',
      discard: (what, at) => {
        done.push(`discard ${what} at ${at}`)
        return discard()
      },
      href: '/offertes',
      onFailed,
    }),
  )
  const ask = () => act(async () => result.current.ask())
  const begin = () => act(() => void result.current.ask())
  return {
    ask,
    begin,
    done,
    onFailed,
    isPending: () => result.current.isPending,
    canDiscard: result.current.canDiscard,
  }
}

test('nothing is thrown away unasked', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(false)
  const { ask, done } = draft(7)
  await ask()
  expect(askConfirmation).toHaveBeenCalledWith(expect.objectContaining({ text: 'De offerte verdwijnt.', danger: true }))
  expect(done).toEqual([])
  expect(navigated).not.toHaveBeenCalled()
})

test('a save on its way lands first, so that the version is the last one', async () => {
  const { ask, done, isPending } = draft(7)
  await ask()
  expect(done).toEqual(['suspend', 'flush', 'discard 7 at 3'])
  expect(toast.success).toHaveBeenCalledWith('Concept verwijderd')
  expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/offertes', ignoreBlocker: true, replace: true })
  expect(isPending()).toBe(false)
})

test('one that the server never had is left without asking it', async () => {
  const { ask, done } = draft(null)
  await ask()
  expect(done).toEqual(['suspend', 'flush'])
  expect(navigated).toHaveBeenCalledTimes(1)
})

test('a refusal is told, and the draft stays', async () => {
  const { ask, onFailed, isPending } = draft(7, () => Promise.reject(REFUSED))
  await ask()
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(REFUSED)
  expect(navigated).not.toHaveBeenCalled()
  expect(isPending()).toBe(false)
})

test('meanwhile it says that it is busy', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { begin, isPending } = draft(7, () => promise)
  begin()
  await vi.waitFor(() => expect(isPending()).toBe(true), { timeout: 10_000 })
  resolve()
  await vi.waitFor(() => expect(isPending()).toBe(false), { timeout: 10_000 })
})

test('where nothing was typed there is nothing to throw away', () => {
  const ok = () => Promise.resolve()
  expect(draft(null).canDiscard).toBe(false)
  expect(draft(null, ok, 'saving').canDiscard).toBe(true)
  expect(draft(7).canDiscard).toBe(true)
})
