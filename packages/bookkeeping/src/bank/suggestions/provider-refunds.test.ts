import { expect, test } from 'vitest'
import { item, judge, line } from './suggest.test-support.ts'
import type { PaidThrough } from './types.ts'

const paid = (id: number, more: Partial<PaidThrough> = {}): PaidThrough => ({
  ...item(id),
  openCents: 12_100,
  journalId: 7,
  paidOn: '2026-11-10',
  ...more,
})
const back = (amountCents: number, more = {}) =>
  line({ amountCents, journalId: 7, description: 'Terug 2026-0058', ...more })
const through = [paid(58), paid(59)]

test('what a provider gives back of a payment opens that invoice again by as much, whole or in part', () => {
  expect(judge(back(-2193), [], { paidThrough: through })).toEqual([
    {
      kind: 'open_item',
      openItemId: 58,
      settleCents: -2193,
      differenceCents: 0,
      certainty: 'likely',
      reasons: ['number', 'returned'],
      isReturn: true,
    },
  ])
  const twice = { paidThrough: through, paid: [{ ...item(58), paidOn: '2026-11-10' }] }
  expect(judge(back(-12_100), [], twice)).toMatchObject([
    { openItemId: 58, settleCents: -12_100, certainty: 'likely', reasons: ['amount', 'number', 'returned'] },
  ])
})

test('more than was paid, before it was, in another book, of another customer and without its number it is none', () => {
  const candidates = { paidThrough: [paid(58, { contactId: 3 })] }
  for (const other of [
    back(-12_101),
    back(2193),
    back(-2193, { date: '2026-11-09' }),
    back(-2193, { journalId: 8 }),
    back(-2193, { contactId: 4 }),
    back(-2193, { description: 'Terug' }),
  ])
    expect(judge(other, [], candidates)).toEqual([])
  expect(judge(back(-2193, { contactId: 3 }), [], candidates)).toHaveLength(1)
})

test('what a provider keeps of a payment names it too, and is no refund', () => {
  expect(judge(back(-29, { description: 'Kosten Stripe: Factuur 2026-0058' }), [], { paidThrough: through })).toEqual(
    [],
  )
})

test('of two that are named either may be meant; a credit invoice of exactly as much is what was paid back', () => {
  const both = back(-2193, { description: 'Terug 2026-0058 en 2026-0059' })
  expect(judge(both, [], { paidThrough: through }).map(({ certainty }) => certainty)).toEqual(['possible', 'possible'])
  const credit = item(60, { openCents: -2193, grossCents: -2193 })
  expect(judge(back(-2193), [credit], { paidThrough: through })).toMatchObject([{ openItemId: 60 }])
})
