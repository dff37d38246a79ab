import { expect, test } from 'vitest'
import { chosenAccounts, NEW, optionsOf, targetOf, whyOf, type SourceAccount } from './mapping.ts'

const made: SourceAccount = {
  number: '77',
  name: 'Bestelbus',
  rgs: null,
  isBalance: true,
  isUsed: true,
  inEntries: false,
  openingCents: 100_000,
  by: 'new',
  accountId: null,
  create: { number: '0077', name: 'Bestelbus', type: 'asset' },
}
const bank = { value: 12, label: '1100 Bank' }

test('an account goes where it was proposed until somebody chooses', () => {
  expect([targetOf(made, {}), whyOf(made, {})]).toEqual([NEW, 'Nieuw'])
  expect([targetOf(made, { '77': 12 }), whyOf(made, { '77': 12 })]).toEqual([12, 'Gekozen'])
  expect(targetOf({ ...made, by: 'rgs', accountId: 9, create: null }, {})).toBe(9)
})

test('a new account can be chosen where there is one to make', () => {
  expect(optionsOf(made, [bank]).map(({ label }) => label)).toEqual(['0077 Bestelbus', '1100 Bank'])
  expect(optionsOf({ ...made, create: null }, [bank])).toEqual([bank])
})

test('only what somebody chose is sent', () => {
  expect(chosenAccounts({ '77': 12, '78': NEW })).toEqual([
    { number: '77', accountId: 12 },
    { number: '78', accountId: null },
  ])
})
