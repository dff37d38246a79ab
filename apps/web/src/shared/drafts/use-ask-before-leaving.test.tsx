// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

const { useBlocker, askConfirmation } = vi.hoisted(() => ({ useBlocker: vi.fn(), askConfirmation: vi.fn() }))
vi.mock('@tanstack/react-router', () => ({ useBlocker }))
vi.mock('@klopt/ui', () => ({ askConfirmation }))

interface Blocker {
  readonly disabled: boolean
  readonly enableBeforeUnload: boolean
  readonly shouldBlockFn: () => Promise<boolean>
}

beforeEach(() => void vi.clearAllMocks())

/** What the router was asked to do. */
function blockerWith(hasChanges: boolean): Blocker {
  renderHook(() => useAskBeforeLeaving(hasChanges))
  return useBlocker.mock.lastCall?.[0] as Blocker
}

test('without changes nobody is asked, neither by the page nor by the browser', () => {
  expect(blockerWith(false)).toMatchObject({ disabled: true, enableBeforeUnload: false })
  expect(blockerWith(true)).toMatchObject({ disabled: false, enableBeforeUnload: true })
})

test('one leaves after a yes alone, which is asked as what cannot be undone', async () => {
  const { shouldBlockFn } = blockerWith(true)
  askConfirmation.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  expect([await shouldBlockFn(), await shouldBlockFn()]).toEqual([false, true])
  expect(askConfirmation).toHaveBeenCalledWith(
    expect.objectContaining({ confirmLabel: 'Verlaten zonder opslaan', danger: true }),
  )
})
