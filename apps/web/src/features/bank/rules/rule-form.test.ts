import type { BankRule } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { formOf, inputOf, isPercentage, isPlace } from './rule-form.ts'

const rule: BankRule = {
  id: 1,
  name: 'Telefoon',
  direction: 'out',
  journalId: null,
  counterpartyIban: null,
  counterpartyName: 'Telecom',
  descriptionContains: null,
  minCents: 1000,
  maxCents: null,
  accountId: 4,
  vatCode: 'purchase_high',
  contactId: null,
  shares: [{ accountId: 5, vatCode: null, basisPoints: 3333 }],
  position: 2,
  journalName: null,
  accountNumber: '4510',
  accountName: 'Telefoon',
  contactName: null,
  paused: false,
  hits: 0,
  lastHitOn: null,
  version: 1,
}

test('a rule comes out of its form as it went in, with its percentages to the hundredth', () => {
  const { name, direction, counterpartyName, minCents, accountId, vatCode, shares, position } = rule
  expect(inputOf(formOf(rule))).toMatchObject({
    name,
    direction,
    counterpartyName,
    minCents,
    accountId,
    vatCode,
    shares,
    position,
    journalId: null,
    counterpartyIban: null,
  })
  expect(formOf(rule).shares[0]?.percentage).toBe('33,33')
})

test('without an account there is nothing to keep, and a new rule has no place yet', () => {
  expect(inputOf(formOf(null))).toBeNull()
  expect(inputOf({ ...formOf(rule), shares: [{ accountId: null, vatCode: 'none', percentage: '10' }] })).toBeNull()
  expect(inputOf({ ...formOf(rule), position: '' })).not.toHaveProperty('position')
})

test('says what is no percentage and no place', () => {
  expect(['25', '33,33', '0', '100', '33,333', 'x'].map((text) => isPercentage(text) === true)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['', '1', '0', '1,5'].map((text) => isPlace(text) === true)).toEqual([true, true, false, false])
})
