// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draftOf } from '../../shared/selling/draft.ts'
import { anInvoice } from '../../testing/an-invoice.ts'
import { DepositsCard } from './deposits-card.tsx'
import { choicesOf } from './use-deposits.ts'

afterEach(cleanup)

const deposit = (id: number, number: string, draftInvoiceId: number | null) => ({
  id,
  number,
  invoiceDate: '2026-10-01',
  grossCents: 36_300,
  vat: [{ vatCode: 'sale_high', ratePercent: '21', baseCents: 30_000, vatCents: 6300 }],
  draftInvoiceId,
})

function shown(problems: Record<string, string> = {}) {
  let draft = draftOf(anInvoice({ id: 9, depositIds: [3] }))
  const choices = choicesOf(
    [deposit(3, '2026-0003', 9), deposit(4, '2026-0004', null), deposit(5, '2026-0005', 8)],
    anInvoice({ id: 9 }),
    false,
  )
  render(
    <DepositsCard
      administrationId={1}
      choices={choices}
      draft={draft}
      update={(change) => {
        draft = change(draft)
      }}
      problems={problems}
      isReturned={false}
    />,
  )
  return { chosen: () => draft.depositIds }
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('what is chosen is taken off, and what stands on another draft cannot be', () => {
  const { chosen } = shown()
  expect([box(/0003/).checked, box(/0004/).checked, box(/0005/).disabled]).toEqual([true, false, true])
  fireEvent.click(box(/0004/))
  expect(chosen()).toEqual([3, 4])
  fireEvent.click(box(/0003/))
  expect(chosen()).toEqual([4])
})

test('why something cannot be taken off stands with it', () => {
  shown({ depositIds: 'Aanbetaling 2026-0003 is gecrediteerd.' })
  expect(screen.getByText(/is gecrediteerd/).textContent).toContain('2026-0003')
  expect(box(/0003/).getAttribute('aria-invalid')).toBe('true')
})
