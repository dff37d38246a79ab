// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import type { Purchase } from '../booking/wire.ts'
import { waitingText } from '../waiting-lines.ts'
import { usePurchaseActions, type PurchaseActionsProps } from './purchase-actions.tsx'

const world = vi.hoisted(() => ({ mayChange: true }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => vi.fn() as never,
}))
vi.mock(import('../../../app/session/use-write-block.ts'), () => ({ useMayChange: () => world.mayChange }))
afterEach(() => {
  cleanup()
  world.mayChange = true
})

const purchase: Purchase = {
  id: 22,
  status: 'open',
  kind: 'invoice',
  documentId: 5,
  contactId: 4,
  number: 'W-77',
  invoiceDate: '2026-11-01',
  dueDate: '2026-12-01',
  paymentReference: '',
  pricesIncludeVat: false,
  lines: [],
  statedVat: [],
  contactName: 'Wolkenhuis Hosting B.V.',
  totals: { netCents: 2825, vatCents: 593, grossCents: 3418 },
  foreign: null,
  openCents: 3418,
  journalEntryId: 9,
  reversalEntryId: null,
  payments: [],
  fileId: null,
  attachments: [],
  createdAt: 1_793_000_000,
  bookedAt: 1_793_000_000,
  version: 2,
}
const waiting = {
  openItemId: 7,
  purchaseId: 22,
  transactionId: 31,
  journalId: 3,
  date: '2026-11-14',
  amountCents: 3418,
}

function shown(options: Partial<PurchaseActionsProps> = {}) {
  function Actions() {
    const { besides, actions } = usePurchaseActions({ administrationId: 1, purchase, ...options })
    return (
      <>
        {actions}
        <ul>
          {besides.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </>
    )
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Actions />
    </QueryClientProvider>,
  )
  const main = screen.queryByRole('link')
  return {
    main: main && [main.textContent, main.getAttribute('href')],
    besides: screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
  }
}

test('what is open is paid from here, or its payment noted', () => {
  expect(shown()).toEqual({
    main: ['Betalen', '/v2/administrations/1/purchases/payments?purchaseIds=22'],
    besides: ['Betaling boeken', 'Boeking ongedaan maken'],
  })
})

test('what a waiting bank line pays is booked on that line, and not paid once more', () => {
  expect(shown({ waiting })).toEqual({
    main: ['Betaling boeken', '/v2/administrations/1/bank?book=3&line=31'],
    besides: ['Boeking ongedaan maken'],
  })
})

test('a line that waits says nothing of what is paid or taken back by now', () => {
  expect(shown({ waiting, purchase: { ...purchase, status: 'paid', openCents: 0 } }).main).toBe(null)
  cleanup()
  expect(shown({ waiting, purchase: { ...purchase, status: 'reversed', openCents: 0 } }).main?.[0]).toBe(
    'Opnieuw boeken',
  )
})

test('who may not book is offered nothing', () => {
  world.mayChange = false
  expect(shown({ waiting })).toEqual({ main: null, besides: [] })
})

test('the line is named by its day and what went out', () => {
  expect(waitingText(waiting).replaceAll('\u00a0', ' ')).toBe('Bankregel van 14 nov 2026, € 34,18, wacht')
})
