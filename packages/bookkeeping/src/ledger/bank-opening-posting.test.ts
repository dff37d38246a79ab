import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankOpeningPosting, OWN_FUNDS } from './bank-opening-posting.ts'
import { chartOfAccounts } from './chart-of-accounts.ts'
import { assertBalanced } from './posting.ts'

test('balances, and brings the bank account to what it held', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).filter((cents) => cents !== 0),
      (amountCents) => {
        const lines = bankOpeningPosting({ bankAccount: { id: 1 }, ownFunds: { id: 2 }, amountCents })
        assertBalanced(lines)
        const [bank, own] = lines.map(({ debitCents, creditCents }) => debitCents - creditCents)
        expect([bank, own]).toEqual([amountCents, -amountCents])
        expect(lines.some(({ vatCode }) => vatCode !== undefined)).toBe(false)
      },
    ),
  )
})

test.each(['zzp', 'vof', 'bv', 'stichting', 'vereniging'] as const)(
  'finds one account of own funds in the chart of a %s',
  (legalForm) => {
    const codes: readonly string[] = OWN_FUNDS
    expect(chartOfAccounts(legalForm).filter(({ rgs }) => codes.includes(rgs))).toHaveLength(1)
  },
)
