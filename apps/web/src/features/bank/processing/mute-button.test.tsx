// @vitest-environment happy-dom
import type { BankTransaction, Suggestion } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { aSuggestion, anOpenItem } from '../../../testing/a-suggestion.ts'
import { MuteButton } from './mute-button.tsx'

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('toast')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const line = { id: 7, counterpartyName: 'Papier', counterpartyIban: null, description: 'pasta' } as BankTransaction
const telephone = aSuggestion({ accountId: 4510, label: 'Telefoon' })

/** The button of one suggestion, what was sent by it, and whether the draft was told. */
function shown(suggestion: Suggestion, changes: Partial<BankTransaction> = {}) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push([path.split('/').slice(4).join('/'), body === undefined ? null : JSON.parse(body)])
    return Response.json({ id: 12 })
  })
  const onMuted = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <MuteButton administrationId={4} line={{ ...line, ...changes }} suggestion={suggestion} onMuted={onMuted} />
    </QueryClientProvider>,
  )
  return { sent, onMuted, button: screen.queryByRole('button') }
}

test('a press leaves the account out for whoever the line is of, and says for whom', async () => {
  const { sent, onMuted, button } = shown(telephone)
  button?.click()
  await vi.waitFor(() => expect(onMuted).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    ['4/bank/muted-suggestions', { transactionId: 7, kind: 'account', accountId: 4510, openItemIds: [] }],
  ])
  expect(toast.success).toHaveBeenCalledWith(
    'Telefoon wordt niet meer voorgesteld voor Papier.',
    expect.objectContaining({ action: expect.objectContaining({ label: 'Weer voorstellen' }) }),
  )
})

test('of invoices these are left out, and named: not all of theirs', async () => {
  const invoices = aSuggestion({ kind: 'combination', items: [anOpenItem(31), anOpenItem(32)], label: '2 facturen' })
  const { sent, onMuted, button } = shown(invoices)
  button?.click()
  await vi.waitFor(() => expect(onMuted).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    ['4/bank/muted-suggestions', { transactionId: 7, kind: 'combination', accountId: null, openItemIds: [31, 32] }],
  ])
  expect(toast.success).toHaveBeenCalledWith(
    '2 facturen worden samen niet meer voorgesteld voor Papier.',
    expect.anything(),
  )
  cleanup()
  const item = anOpenItem(31, { invoiceId: 5 })
  shown(aSuggestion({ kind: 'open_item', items: [item], label: '2026-0031, deel' })).button?.click()
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenLastCalledWith(
      'Factuur 2026-0031 wordt niet meer voorgesteld voor Papier.',
      expect.anything(),
    ),
  )
})

test('it is said too when the line has nothing suggested any more before it is', async () => {
  const { onMuted, button } = shown(telephone)
  // The button goes with what it was of, as soon as the line is read again.
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => cleanup())
  button?.click()
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledOnce())
  expect(onMuted).toHaveBeenCalledOnce()
})

test('a rule is paused among the rules, and of nobody nothing can be left out', () => {
  expect(shown({ ...telephone, kind: 'rule' }).button).toBeNull()
  cleanup()
  expect(shown(telephone, { counterpartyName: null }).button).toBeNull()
})
