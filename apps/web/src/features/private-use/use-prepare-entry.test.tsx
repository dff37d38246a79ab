// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { carLines } from './entry-lines.ts'
import { usePrepareEntry } from './use-prepare-entry.ts'

const navigate = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({ ...(await original()), useNavigate: () => navigate }))

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  navigate.mockReset()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const chart = [
  { id: 1, rgsCode: 'WBedAutBop', active: true },
  { id: 2, rgsCode: 'BSchBepBop', active: true },
]
const entry = { entryDate: '2026-12-31', description: 'Privégebruik auto', lines: carLines(27_000) }

/** The screen that prepares an entry; the chart of accounts and the draft come as the server answers. */
function preparing(answer: () => Response = () => Response.json({ id: 12, version: 1 }), accounts = Promise.resolve()) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return await accounts.then(() => Response.json(chart))
    sent.push([path, JSON.parse(body as string)])
    return answer()
  })
  const { result } = renderHook(() => usePrepareEntry(4), { wrapper: WithQueries })
  return { state: () => result.current, sent }
}

test('the entry is made a draft on the accounts of the chart, and opened to be looked at', async () => {
  const { state, sent } = preparing()
  await isSo(() => expect(state().isReady).toBe(true))
  act(() => state().prepare(entry))
  await isSo(() => expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/4/journal/12' }))
  expect(sent).toEqual([
    [
      expect.stringContaining('/administrations/4/'),
      {
        entryDate: '2026-12-31',
        description: 'Privégebruik auto',
        documentIds: [],
        lines: [
          expect.objectContaining({ accountId: 1, debitCents: 27_000, creditCents: null, vatCode: null }),
          expect.objectContaining({ accountId: 2, debitCents: null, creditCents: 27_000, vatCode: 'private_use' }),
        ],
      },
    ],
  ])
  expect(toast.success).toHaveBeenCalledWith('De boeking staat klaar. Controleer en boek die.')
})

test('before the accounts are known nothing is prepared', async () => {
  const { state, sent } = preparing(undefined, new Promise(() => {}))
  act(() => state().prepare(entry))
  expect(state().isReady).toBe(false)
  await act(async () => {})
  expect(sent).toEqual([])
})

test('what is refused is said, and leads nowhere', async () => {
  const message = 'Deze periode is afgesloten.'
  const { state } = preparing(() => Response.json({ code: 90_012, message }, { status: 422 }))
  await isSo(() => expect(state().isReady).toBe(true))
  act(() => state().prepare(entry))
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(message))
  expect(navigate).not.toHaveBeenCalled()
  await isSo(() => expect(state().isPending).toBe(false))
})
