import { expect, test } from 'vitest'
import { judge, line } from './suggest.test-support.ts'
import { otherSideOf } from './transfer-sides.ts'
import type { TransferSide } from './types.ts'

const [CHECKING, SAVINGS, OTHER] = ['NL86BNGH0285008681', 'NL20INGB0001234567', 'NL91ABNA0417164300']
const leaves = line({ amountCents: -150_000, ownIban: CHECKING, counterpartyIban: SAVINGS, date: '2026-11-20' })
const arrives = (id: number, more: Partial<TransferSide> = {}): TransferSide => ({
  id,
  amountCents: 150_000,
  ownIban: SAVINGS,
  counterpartyIban: CHECKING,
  date: '2026-11-20',
  ...more,
})

test('what leaves one account and arrives on the other is one transfer, up to five days before or after', () => {
  for (const date of ['2026-11-15', '2026-11-20', '2026-11-25']) {
    expect(otherSideOf(leaves, [arrives(1, { date })])).toMatchObject({ id: 1 })
  }
  expect(otherSideOf(leaves, [arrives(1, { date: '2026-11-14' }), arrives(2, { date: '2026-11-26' })])).toBeNull()
})

test('another amount, the same direction, or an account that neither names is never taken for it', () => {
  const others = [
    arrives(1, { amountCents: 149_999 }),
    arrives(2, { amountCents: -150_000 }),
    arrives(3, { ownIban: OTHER }),
    arrives(4, { counterpartyIban: OTHER }),
  ]
  expect(otherSideOf(leaves, others)).toBeNull()
  expect(otherSideOf({ ...leaves, ownIban: null }, [arrives(1)])).toBeNull()
})

test('of several the nearest day is taken, then the one that came first, however accounts are written', () => {
  const written = arrives(9, { ownIban: 'nl20 ingb 0001 2345 67' })
  expect(otherSideOf(leaves, [arrives(3, { date: '2026-11-21' }), written, arrives(12)])).toMatchObject({ id: 9 })
})

test('a transfer is certain when its other side is there, and likely until then', () => {
  const own = { ibans: [CHECKING, SAVINGS], inTransitAccountId: 1190 }
  expect(judge(leaves, [], { own: { ...own, sides: [arrives(7)] } })).toMatchObject([
    { accountId: 1190, certainty: 'certain', transfer: { iban: SAVINGS, otherLineId: 7 } },
  ])
  expect(judge(leaves, [], { own: { ...own, sides: [arrives(7, { amountCents: 1 })] } })).toMatchObject([
    { accountId: 1190, certainty: 'likely', transfer: { iban: SAVINGS, otherLineId: null } },
  ])
})
