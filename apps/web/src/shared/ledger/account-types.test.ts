import type { LedgerAccount } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { findAccounts, groupAccounts } from './account-types.ts'

const account = (number: string, name: string, type: LedgerAccount['type'], rgsCode: string | null = null) => ({
  id: Number(number),
  number,
  name,
  type,
  rgsCode,
  defaultVatCode: null,
  active: true,
  isNeeded: false,
})
const accounts = [
  account('8000', 'Omzet hoog', 'revenue', 'WOmzNoh'),
  account('1300', 'Debiteuren', 'asset'),
  account('4300', 'Café en lunch', 'expense'),
]
const numbers = (list: readonly LedgerAccount[]) => list.map(({ number }) => number)

test('an account is found by the begin of its number, a part of its name without accents, or its RGS code', () => {
  expect(numbers(findAccounts(accounts, '13'))).toEqual(['1300'])
  expect(numbers(findAccounts(accounts, '300'))).toEqual([])
  expect(numbers(findAccounts(accounts, ' cafe'))).toEqual(['4300'])
  expect(numbers(findAccounts(accounts, 'womz'))).toEqual(['8000'])
  expect(findAccounts(accounts, '')).toHaveLength(3)
})

test('groups follow the balance sheet and then the result, and empty ones are left out', () => {
  expect(groupAccounts(accounts).map(({ label }) => label)).toEqual(['Bezittingen', 'Opbrengsten', 'Kosten'])
})
