import { expect, test } from 'vitest'
import { trialBalance, type TrialAccount } from './trial-balance.ts'

const account = (id: number, type: TrialAccount['type'], amounts: Partial<TrialAccount> = {}): TrialAccount => ({
  id,
  number: String(id),
  name: `Rekening ${id}`,
  type,
  earlierCents: 0,
  openingCents: 0,
  debitCents: 0,
  creditCents: 0,
  lastYearCents: 0,
  ...amounts,
})
const numbersOf = (accounts: TrialAccount[], earlierLastYearCents = 0) =>
  trialBalance(accounts, earlierLastYearCents).rows.map(({ number, name }) => number || name)

test('the result of earlier years stands behind the last account of equity, before what follows', () => {
  const accounts = [
    account(1000, 'asset', { earlierCents: 500 }),
    account(500, 'equity', { earlierCents: -100 }),
    account(510, 'equity', { earlierCents: -100 }),
    account(1600, 'liability', { earlierCents: -100 }),
    account(8000, 'revenue', { earlierCents: -200, creditCents: 300 }),
  ]
  expect(numbersOf(accounts)).toEqual(['1000', '500', '510', 'Resultaat voorgaande jaren', '1600', '8000'])
  const { rows } = trialBalance(accounts, -50)
  expect(rows[3]).toMatchObject({ accountId: null, openingCents: -200, closingCents: -200, lastYearCents: -50 })
  expect(rows[5]).toMatchObject({ openingCents: 0, closingCents: -300 })
})

test('an account of which nothing is known is left out, and so are earlier years that came to nothing', () => {
  const accounts = [account(1000, 'asset', { debitCents: 7 }), account(1010, 'asset'), account(500, 'equity')]
  expect(numbersOf(accounts)).toEqual(['1000'])
  expect(numbersOf([account(1000, 'asset', { lastYearCents: 7 })])).toEqual(['1000'])
})
