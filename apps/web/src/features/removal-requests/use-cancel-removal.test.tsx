// @vitest-environment happy-dom
import { askConfirmation, toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useCancelRemoval } from './use-cancel-removal.ts'

vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))
beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(askConfirmation).mockReset()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

function cancelling(isSure: boolean, answer: () => Response = () => new Response(null, { status: 204 })) {
  vi.mocked(askConfirmation).mockResolvedValue(isSure)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer()
  })
  const { result } = renderHook(() => useCancelRemoval({ administrationId: 4, name: 'Zon' }), { wrapper: WithQueries })
  act(() => result.current.ask())
  return { sent, state: () => result.current }
}

test('the question names the administration, and who goes back changes nothing', async () => {
  const { sent } = cancelling(false)
  await act(async () => {})
  expect(askConfirmation).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: expect.stringContaining('Zon'), cancelLabel: 'Terug' }),
  )
  expect(sent).toEqual([])
})

test('who is sure withdraws the request of that administration, and is told so', async () => {
  const { sent } = cancelling(true)
  await isSo(() => expect(toast.success).toHaveBeenCalledWith('Het verwijderverzoek van Zon is ingetrokken.'))
  expect(sent).toEqual([{ administrationId: 4 }])
})

test('what is refused is said', async () => {
  const { state } = cancelling(true, () => Response.json({ code: 90_001, message: 'Te laat' }, { status: 409 }))
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Te laat'))
  expect(toast.success).not.toHaveBeenCalled()
  await isSo(() => expect(state().isPending).toBe(false))
})
