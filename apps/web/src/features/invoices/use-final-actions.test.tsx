// @vitest-environment happy-dom
import type { Invoice } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { anInvoice } from '../../testing/an-invoice.ts'
import { showActions, shownButtons, shownLayer } from '../../testing/show-actions.tsx'
import { useFinalActions } from './use-final-actions.tsx'

const world = vi.hoisted(() => ({ navigated: vi.fn(), held: ['BOOKING'], canRemind: false, askedForLate: [false] }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => world.navigated as never,
}))
vi.mock(import('../../app/session/use-write-block.ts'), () => ({
  useMayChange: (_administrationId, { permission = '' }) => world.held.includes(permission),
}))
vi.mock(import('../../shell/reminders/use-can-remind.ts'), () => ({
  useCanRemind: (_params, isLate) => {
    world.askedForLate.push(isLate)
    return isLate && world.canRemind
  },
}))
vi.mock(import('../../shell/reminders/remind-modal.tsx'), () => ({
  RemindModal: ({ params, onClose }) => (
    <dialog open>
      {`Herinnering aan ${params.invoiceId}`}
      <button type="button" onClick={() => onClose()}>
        Sluiten
      </button>
    </dialog>
  ),
}))
vi.mock(import('@klopt/ui'), async (original) => ({
  ...(await original()),
  AppLink: ({ children }) => <button type="button">{children}</button>,
}))
vi.mock(import('./send-modal.tsx'), () => ({
  SendModal: ({ version, kind, onClose, onRefused }) => (
    <dialog open>
      {`${kind}, versie ${version}`}
      <button type="button" onClick={() => onClose()}>
        Sluiten
      </button>
      <button type="button" onClick={() => onRefused({ message: 'Geen adres', fields: {} })}>
        Weigeren
      </button>
      <button
        type="button"
        onClick={() => onRefused({ message: 'Geen e-factuur.', fields: { 'buyer.eInvoice': 'Het KvK-nummer mist.' } })}
      >
        Weigeren als e-factuur
      </button>
    </dialog>
  ),
}))

beforeEach(() => {
  world.held = ['BOOKING']
  world.canRemind = false
  world.askedForLate = []
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  world.navigated.mockReset()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const refused = () => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 })
const shown = (changes: Partial<Invoice>, answer = () => Response.json({ id: 12 })) =>
  showActions(() => useFinalActions(3, anInvoice(changes)), answer)
const mail: Invoice['messages'][number] = {
  recipient: 'a@b.example',
  subject: 'Factuur 2026-0001',
  state: 'sent',
  queuedAt: 1_763_600_000,
  sentAt: 1_763_600_000,
  failure: null,
  nextTryAt: null,
  bouncedAt: null,
  bounce: null,
}

test('who may not book keeps the papers, and nothing that changes anything', () => {
  world.held = ['ACCOUNTING', 'ADMIN']
  shown({ status: 'late' })
  expect(shownButtons()).toEqual(['Pdf downloaden', 'E-factuur downloaden'])
})

test('its papers are fetched when they are asked for', async () => {
  world.held = []
  const { press, sent } = shown({ id: 9 }, refused)
  await press('Pdf downloaden')
  await isSo(() => expect(sent.map(({ path }) => path)).toEqual([expect.stringMatching(/invoices\/9\/pdf/)]))
})

test.each([
  ['one nobody has had is sent', {}, ['Factuur versturen', 'E-factuur downloaden', 'Herhalen', 'Crediteren']],
  [
    'of one that was sent the payment is awaited',
    { status: 'sent', messages: [mail] },
    ['Betaling boeken', 'Opnieuw versturen', 'E-factuur downloaden', 'Herhalen', 'Crediteren'],
  ],
  [
    'one that is paid asks for nothing more',
    { status: 'paid', messages: [mail] },
    ['Opnieuw versturen', 'E-factuur downloaden', 'Herhalen', 'Crediteren'],
  ],
  [
    'one that is credited cannot be credited again',
    { status: 'credited', messages: [mail] },
    ['Opnieuw versturen', 'E-factuur downloaden', 'Herhalen'],
  ],
  [
    'a credit invoice is neither repeated nor credited',
    { kind: 'credit_invoice' },
    ['Creditfactuur versturen', 'E-factuur downloaden'],
  ],
] as const)('%s', (_, changes, expected) => {
  shown(changes as Partial<Invoice>)
  expect(shownButtons()).toEqual(['Pdf downloaden', ...expected])
})

test('who is late is reminded, or pays; where no reminder may go the payment comes first', () => {
  world.canRemind = true
  shown({ status: 'late', messages: [mail] })
  expect(shownButtons().slice(0, 3)).toEqual(['Pdf downloaden', 'Betaling boeken', 'Herinnering sturen'])
  cleanup()
  world.canRemind = false
  shown({ status: 'late', messages: [mail] })
  expect(shownButtons().slice(0, 2)).toEqual(['Pdf downloaden', 'Betaling boeken'])
})

test('a reminder is shown before it goes: the button alone sends nothing', async () => {
  world.canRemind = true
  const { press, sent } = shown({ status: 'late', messages: [mail] })
  await press('Herinnering sturen')
  expect(shownLayer()).toBe('Herinnering aan 1')
  await press('Sluiten')
  expect(shownLayer()).toBe(undefined)
  expect(sent).toEqual([])
})

test.each([
  ['late', 'invoice', ['BOOKING'], true],
  ['sent', 'invoice', ['BOOKING'], false],
  ['late', 'credit_invoice', ['BOOKING'], false],
  ['late', 'invoice', [], false],
] as const)(
  'whether a reminder may go is asked of a late invoice alone, by who may send one',
  (status, kind, held, asked) => {
    world.held = [...held]
    shown({ status, kind })
    expect(world.askedForLate).toEqual([asked])
  },
)

test('sending happens over the screen until that is closed', async () => {
  const { press } = shown({ version: 5 })
  expect(shownLayer()).toBe(undefined)
  await press('Factuur versturen')
  expect(shownLayer()).toBe('Factuur, versie 5')
  await press('Sluiten')
  expect(shownLayer()).toBe(undefined)
})

test('a refusal that belongs to no field of the letter closes it and says why, with what the e-invoice misses', async () => {
  const { press } = shown({})
  await press('Factuur versturen')
  await press('Weigeren')
  expect(shownLayer()).toBe(undefined)
  expect(toast.error).toHaveBeenLastCalledWith('Geen adres')
  await press('Factuur versturen')
  await press('Weigeren als e-factuur')
  expect(toast.error).toHaveBeenLastCalledWith('Geen e-factuur. Het KvK-nummer mist.')
})

test.each([
  ['Crediteren', 'invoices/1/credit', '/v2/administrations/3/invoices/12'],
  ['Herhalen', 'invoices/1', '/v2/administrations/3/recurring-invoices/12'],
])('%s leads to what was made; refused, it says why and leaves the screen', async (label, path, address) => {
  let answer = refused
  const { press, sent } = shown({ messages: [mail] }, () => answer())
  await press(label)
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(world.navigated).not.toHaveBeenCalled()
  answer = () => Response.json({ id: 12 })
  await press(label)
  await isSo(() => expect(world.navigated).toHaveBeenCalledExactlyOnceWith({ href: address }))
  const call = { path: expect.stringContaining(path), body: null }
  expect(sent).toEqual([call, call])
})
