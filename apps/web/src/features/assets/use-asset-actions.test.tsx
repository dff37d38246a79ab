// @vitest-environment happy-dom
import type { Asset } from '@klopt/api-client/contract'
import { askConfirmation, toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { showActions, shownButtons, shownLayer } from '../../testing/show-actions.tsx'
import { laptop } from './asset.test-support.ts'
import { useAssetActions } from './use-asset-actions.tsx'

const world = vi.hoisted(() => ({ navigated: vi.fn(), held: ['ACCOUNTING'] }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => world.navigated as never,
}))
vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))
vi.mock(import('../../app/session/use-write-block.ts'), () => ({
  useMayChange: (_administrationId, { permission = '' }) => world.held.includes(permission),
}))
vi.mock(import('./asset-pane.tsx'), () => ({ AssetPane: () => <dialog open>Wijzigen van alles</dialog> }))
vi.mock(import('./dispose-modal.tsx'), () => ({
  DisposeModal: ({ onClose }) => (
    <dialog open>
      Weg ermee
      <button type="button" onClick={() => onClose()}>
        Sluiten
      </button>
    </dialog>
  ),
}))
vi.mock(import('./impair-modal.tsx'), () => ({ ImpairModal: () => <dialog open>Minder waard</dialog> }))

beforeEach(() => {
  world.held = ['ACCOUNTING']
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(askConfirmation).mockReset()
  world.navigated.mockReset()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const done = () => Response.json({})
const refused = () => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 })
const shown = (changes: Partial<Asset>, answer = done) =>
  showActions(() => useAssetActions(3, { ...laptop, ...changes }), answer)

test.each([
  ['in_use', ['Wijzigen', 'Verkopen of afdanken', 'Afwaarderen', 'Verwijderen']],
  ['sold', ['Verkoop terugdraaien']],
  ['scrapped', ['Afdanken terugdraaien']],
] as const)('what can be done with an asset that is %s follows from that', (state, expected) => {
  shown({ state })
  expect(shownButtons()).toEqual(expected)
})

test.each(['in_use', 'sold'] as const)('who keeps no books changes nothing of one that is %s', (state) => {
  world.held = ['BOOKING', 'ADMIN']
  shown({ state })
  expect(document.querySelector('button')).toBeNull()
})

test.each([
  ['Wijzigen', 'Wijzigen van alles'],
  ['Verkopen of afdanken', 'Weg ermee'],
  ['Afwaarderen', 'Minder waard'],
])('%s opens over the screen', async (label, layer) => {
  const { press } = shown({})
  expect(shownLayer()).toBe(undefined)
  await press(label)
  expect(shownLayer()).toBe(layer)
})

test('what was opened can be closed', async () => {
  const { press } = shown({})
  await press('Verkopen of afdanken')
  await press('Sluiten')
  expect(shownLayer()).toBe(undefined)
})

test('a sale is taken back as it was read', async () => {
  const { press, sent } = shown({ state: 'sold' })
  await press('Verkoop terugdraaien')
  await isSo(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Laptop is weer in gebruik'))
  expect(sent).toEqual([{ path: expect.stringContaining('/administrations/3/assets/5/undo'), body: { version: 2 } }])
})

test('a sale that cannot be taken back says why', async () => {
  const { press } = shown({ state: 'sold' }, refused)
  await press('Verkoop terugdraaien')
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
})

test('nothing is thrown away unasked; thrown away, the list is what is left', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(false)
  const { press, sent } = shown({})
  await press('Verwijderen')
  await isSo(() => expect(askConfirmation).toHaveBeenCalledOnce())
  expect(sent).toEqual([])
  vi.mocked(askConfirmation).mockResolvedValue(true)
  await press('Verwijderen')
  await isSo(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Laptop is verwijderd'))
  expect(sent).toMatchObject([{ body: { version: 2 } }])
  expect(world.navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/3/assets' })
})

test('one that may not be thrown away says why, and stays on the screen', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(true)
  const { press } = shown({}, refused)
  await press('Verwijderen')
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(world.navigated).not.toHaveBeenCalled()
})

test('what waits for locked books is booked on the first open day, by who keeps the books alone', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return done()
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useAssetActions(3, laptop), { wrapper })
  act(() => result.current.bookHeld?.press())
  await isSo(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('De afschrijving is geboekt'))
  expect(sent).toEqual([{ version: 2, onFirstOpenDay: true }])
  world.held = []
  expect(renderHook(() => useAssetActions(3, laptop), { wrapper }).result.current.bookHeld).toBeNull()
})
