import { expect, test } from 'vitest'
import { IBAN, judge, line } from './suggest.test-support.ts'
import type { PaidTogether } from './types.ts'

/** 121.00 and 302.50, paid in one line of 423.50. */
const together = (first: number, more: Partial<PaidTogether> = {}): PaidTogether => ({
  paidOn: '2026-11-01',
  amountCents: 42_350,
  payerIbans: [IBAN],
  items: [
    { openItemId: first, number: `2026-00${first}`, paidCents: 12_100 },
    { openItemId: first + 1, number: `2026-00${first + 1}`, paidCents: 30_250 },
  ],
  ...more,
})
const back = line({ amountCents: -42_350, counterpartyIban: IBAN, description: 'STORNO MD06' })
const items = [
  { openItemId: 91, settleCents: -12_100 },
  { openItemId: 92, settleCents: -30_250 },
]

test('the return of a payment of two invoices opens both, likely when the bank says so or both are named', () => {
  expect(judge(back, [], { paidTogether: [together(91)] })).toEqual([
    { kind: 'combination', certainty: 'likely', reasons: ['amount', 'iban', 'returned'], items, isReturn: true },
  ])
  const named = { ...back, counterpartyIban: null, description: '2026-0091 en 2026-0092' }
  expect(judge(named, [], { paidTogether: [together(91)] })).toEqual([
    { kind: 'combination', certainty: 'likely', reasons: ['amount', 'number'], items, isReturn: true },
  ])
})

test('unsaid, with one of them named alone, and of two payments of as much, it is possible', () => {
  const certainties = (of: typeof back, paidTogether = [together(91)]) =>
    judge(of, [], { paidTogether }).map(({ certainty }) => certainty)
  expect(certainties({ ...back, description: '' })).toEqual(['possible'])
  expect(certainties({ ...back, counterpartyIban: null, description: '2026-0091' })).toEqual(['possible'])
  expect(certainties(back, [together(91), together(93)])).toEqual(['possible', 'possible'])
})

test('another amount, somebody else, and a day before it was paid or thirteen months later, are no return of it', () => {
  expect(judge({ ...back, amountCents: -42_351 }, [], { paidTogether: [together(91)] })).toEqual([])
  expect(judge({ ...back, counterpartyIban: null }, [], { paidTogether: [together(91)] })).toEqual([])
  for (const paidOn of ['2026-11-21', '2025-10-01'])
    expect(judge(back, [], { paidTogether: [together(91, { paidOn })] })).toEqual([])
})

test('what we paid a supplier for two invoices may come back too', () => {
  const paid = together(91, {
    amountCents: -42_350,
    items: [
      { openItemId: 91, number: 'A1', paidCents: -12_100 },
      { openItemId: 92, number: 'A2', paidCents: -30_250 },
    ],
  })
  expect(judge({ ...back, amountCents: 42_350 }, [], { paidTogether: [paid] })).toMatchObject([
    { items: [{ settleCents: 12_100 }, { settleCents: 30_250 }] },
  ])
})
