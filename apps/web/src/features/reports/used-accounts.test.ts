import type { LedgerAccount } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { usedAccounts } from './used-accounts.ts'

const account = (id: number): LedgerAccount => ({
  id,
  number: `10${id}`,
  name: 'Kas',
  rgsCode: null,
  type: 'asset',
  defaultVatCode: null,
  active: true,
  isNeeded: false,
})

test('an account is used by what stands on it, or by what came and went', () => {
  const balances = new Map([
    [10, { debitCents: 0, creditCents: 0, closingCents: 500 }],
    [11, { debitCents: 900, creditCents: 900, closingCents: 0 }],
    [12, { debitCents: 0, creditCents: 0, closingCents: 0 }],
  ])
  const used = usedAccounts([account(10), account(11), account(12), account(13)], balances)
  expect(used.map(({ id }) => id)).toEqual([10, 11])
})
