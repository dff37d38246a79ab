// @vitest-environment happy-dom
import type { Estimate } from '@klopt/api-client/contract'
import { askConfirmation, toast } from '@klopt/ui'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { showActions, shownButtons, shownLayer } from '../../testing/show-actions.tsx'
import { seenEstimate } from './estimate.test-support.ts'
import { useEstimateActions } from './use-estimate-actions.tsx'

const world = vi.hoisted(() => ({ navigated: vi.fn(), held: ['BOOKING'] }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => world.navigated as never,
}))
vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))
vi.mock(import('../../app/session/use-write-block.ts'), () => ({
  useMayChange: (_administrationId, { permission = '' }) => world.held.includes(permission),
}))
vi.mock('./note-acceptance-modal.tsx', () => ({ NoteAcceptanceModal: () => <dialog open>Akkoord</dialog> }))
vi.mock('./to-invoice-modal.tsx', () => ({ ToInvoiceModal: () => <dialog open>Naar een factuur</dialog> }))
vi.mock(import('./send-estimate-modal.tsx'), () => ({
  SendEstimateModal: ({ version, onClose, onRefused }) => (
    <dialog open>
      {`Versie ${version}`}
      <button type="button" onClick={() => onClose()}>
        Sluiten
      </button>
      <button type="button" onClick={() => onRefused({ message: 'Geen adres', fields: {} })}>
        Weigeren
      </button>
    </dialog>
  ),
}))

beforeEach(() => {
  world.held = ['BOOKING']
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
const refused = () => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 })

/** The buttons of an estimate, what was sent, and whether it was taken back. `answer` speaks for the server. */
function shown(changes: Partial<Estimate>, answer = () => Response.json({ id: 12, version: 3 })) {
  const onTakenBack = vi.fn()
  const estimate = { ...seenEstimate, ...changes }
  return {
    ...showActions(() => useEstimateActions({ administrationId: 3, estimate, onTakenBack }), answer),
    onTakenBack,
  }
}

test.each([
  ['sent', ['Pdf downloaden', 'Terugnemen en wijzigen', 'Akkoord noteren', 'Opnieuw versturen', 'Kopiëren']],
  ['viewed', ['Pdf downloaden', 'Terugnemen en wijzigen', 'Akkoord noteren', 'Opnieuw versturen', 'Kopiëren']],
  ['expired', ['Pdf downloaden', 'Terugnemen en wijzigen', 'Kopiëren']],
  ['accepted', ['Pdf downloaden', 'Factuur maken', 'Kopiëren']],
  ['declined', ['Pdf downloaden', 'Kopie maken']],
  ['withdrawn', ['Pdf downloaden', 'Kopie maken']],
  ['invoiced', ['Pdf downloaden', 'Kopiëren']],
] as const)('what can be done with an estimate that is %s follows from that', (status, expected) => {
  shown({ status })
  expect(shownButtons()).toEqual(expected)
})

test('while its customer has it their answer is noted first, unless it never came there', () => {
  const primary = () => document.querySelector('button[class]')?.textContent ?? null
  shown({ status: 'sent' })
  expect(primary()).toBe('Akkoord noteren')
  cleanup()
  shown({ status: 'sent', bounced: { at: 1_796_000_000, recipient: 'info@klant.example', reason: 'Onbekend adres' } })
  expect(primary()).toBe('Opnieuw versturen')
})

test('of one that nothing comes of any more, another one is made first', () => {
  shown({ status: 'declined' })
  expect(document.querySelector('button[class]')?.textContent).toBe('Kopie maken')
})

test('who may not book in the administration keeps the paper, and nothing else', () => {
  world.held = ['ACCOUNTING', 'ADMIN']
  shown({ status: 'accepted' })
  expect(shownButtons()).toEqual(['Pdf downloaden'])
})

test('nothing is taken back unasked', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(false)
  const { press, sent, onTakenBack } = shown({ status: 'sent' })
  await press('Terugnemen en wijzigen')
  expect(askConfirmation).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
  expect(onTakenBack).not.toHaveBeenCalled()
})

test('an estimate is taken back as it was read, and is a draft on the screen then', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(true)
  const { press, sent, onTakenBack } = shown({ id: 8, version: 5, status: 'expired' })
  await press('Terugnemen en wijzigen')
  await isSo(() => expect(onTakenBack).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ path: expect.stringContaining('/administrations/3/estimates/8/'), body: { version: 5 } }])
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('De offerte is weer een concept')
})

test('one that cannot be taken back says why, and stays as it is', async () => {
  vi.mocked(askConfirmation).mockResolvedValue(true)
  const { press, onTakenBack } = shown({ status: 'viewed' }, refused)
  await press('Terugnemen en wijzigen')
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(toast.success).not.toHaveBeenCalled()
  expect(onTakenBack).not.toHaveBeenCalled()
})

test('a copy is opened once it is made; one that is refused says why, and leaves the screen', async () => {
  let answer = refused
  const { press, sent } = shown({ id: 8 }, () => answer())
  await press('Kopiëren')
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(world.navigated).not.toHaveBeenCalled()
  answer = () => Response.json({ id: 12 })
  await press('Kopiëren')
  await isSo(() =>
    expect(world.navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/3/estimates/12' }),
  )
  expect(sent.map(({ path }) => path)).toEqual(Array(2).fill(expect.stringContaining('/estimates/8/copy')))
})

test('what is sent again goes as it was read, over the screen until that is closed', async () => {
  const { press } = shown({ status: 'sent', version: 5 })
  expect(shownLayer()).toBe(undefined)
  await press('Opnieuw versturen')
  expect(shownLayer()).toBe('Versie 5')
  await press('Sluiten')
  expect(shownLayer()).toBe(undefined)
  expect(toast.error).not.toHaveBeenCalled()
})

test('a letter that the estimate itself forbids is closed, and says why', async () => {
  const { press } = shown({ status: 'viewed' })
  await press('Opnieuw versturen')
  await press('Weigeren')
  expect(shownLayer()).toBe(undefined)
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Geen adres')
})

test('of an accepted estimate the main button makes an invoice', async () => {
  const { press } = shown({ status: 'accepted' })
  await press('Factuur maken')
  expect(shownLayer()).toBe('Naar een factuur')
})

test('that its customer agreed otherwise is noted over the screen', async () => {
  const { press } = shown({ status: 'sent' })
  await press('Akkoord noteren')
  expect(shownLayer()).toBe('Akkoord')
})
