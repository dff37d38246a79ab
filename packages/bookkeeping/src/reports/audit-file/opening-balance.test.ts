import { expect, test } from 'vitest'
import { facts } from './audit-file.test-support.ts'
import { openingBalance } from './opening-balance.ts'

const { accounts, company } = facts()
const opening = (changes: Partial<Parameters<typeof openingBalance>[0]>) =>
  openingBalance({ accounts, company, broughtForward: [], opened: [], ...changes })

test('revenue and costs of earlier years open as equity, on one line with what stood there', () => {
  const broughtForward = [
    { account: '1100', balanceCents: 15_000 },
    { account: '8000', balanceCents: -12_000 },
    { account: '4990', balanceCents: 2_000 },
    { account: '0500', balanceCents: -5_000 },
  ]
  expect(opening({ broughtForward })).toEqual([
    { account: '0500', balanceCents: -15_000 },
    { account: '1100', balanceCents: 15_000 },
  ])
})

test('an opening entry in the year keeps its revenue, which is of the year itself, and adds to what was there', () => {
  expect(
    opening({
      broughtForward: [
        { account: '1100', balanceCents: 100 },
        { account: '0500', balanceCents: -100 },
      ],
      opened: [
        { account: '1100', balanceCents: 900 },
        { account: '8000', balanceCents: -900 },
      ],
    }),
  ).toEqual([
    { account: '0500', balanceCents: -100 },
    { account: '1100', balanceCents: 1_000 },
    { account: '8000', balanceCents: -900 },
  ])
})

test('a company with limited liability opens with the result of the year', () => {
  const bv = { ...company, legalForm: 'bv' } as const
  const withResult = [...accounts, { number: '0590', name: 'Resultaat', type: 'equity', rgs: 'BEivOreRvh' } as const]
  const broughtForward = [
    { account: '1100', balanceCents: 1 },
    { account: '8000', balanceCents: -1 },
  ]
  expect(opening({ company: bv, accounts: withResult, broughtForward })).toContainEqual({
    account: '0590',
    balanceCents: -1,
  })
})

test('what adds up to nothing has no line', () => {
  expect(opening({ broughtForward: [{ account: '1300', balanceCents: 0 }] })).toEqual([])
})
