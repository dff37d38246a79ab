// @vitest-environment happy-dom
import { askConfirmation, toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useLeave } from './use-leave.ts'

vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(askConfirmation).mockReset()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** Somebody who asks to leave, and is sure or not; `answer` speaks for the server. */
function leaving(isSure: boolean, answer: () => Response = () => Response.json({})) {
  vi.mocked(askConfirmation).mockResolvedValue(isSure)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? 'null'))
    return answer()
  })
  const onLeft = vi.fn()
  const options = { administrationId: 4, roleId: 8, name: 'Bakkerij Zon', onLeft }
  const { result } = renderHook(() => useLeave(options), { wrapper: WithQueries })
  act(() => result.current.ask())
  return { sent, onLeft }
}

test('nobody leaves unasked, and the question names what cannot be opened any more', async () => {
  const { sent, onLeft } = leaving(false)
  await act(async () => {})
  expect(askConfirmation).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ danger: true, text: expect.stringContaining('Bakkerij Zon') }),
  )
  expect(sent).toEqual([])
  expect(onLeft).not.toHaveBeenCalled()
})

test('who is sure leaves that administration alone', async () => {
  const { sent, onLeft } = leaving(true)
  await isSo(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ administrationId: 4 }])
})

test('who may not leave is told why, and stays', async () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('')
  const { onLeft } = leaving(true, () => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  await isSo(() => expect(told).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(onLeft).not.toHaveBeenCalled()
})
