import type { BankRule } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { actionText, conditionsText, ruleColumns } from './rule-columns.tsx'

test('on a tablet a rule still says what it looks at and what it does', () => {
  const kept = ruleColumns.filter(({ priority = 1 }) => priority === 1).map(({ header }) => header)
  expect(kept).toEqual(['Plaats', 'Naam', 'Als', 'Dan'])
})

const rule: BankRule = {
  id: 1,
  name: 'Huur',
  direction: 'out',
  journalId: null,
  counterpartyIban: 'NL28RABO0300400500',
  counterpartyName: null,
  descriptionContains: 'huur',
  minCents: 1_000,
  maxCents: null,
  accountId: 4,
  vatCode: null,
  contactId: null,
  shares: [],
  position: 1,
  journalName: null,
  accountNumber: '4100',
  accountName: 'Huur',
  contactName: null,
  paused: false,
  hits: 23,
  lastHitOn: null,
  version: 1,
}

test('a rule says its conditions, with the account as people read it, where it books, and how often it did', () => {
  expect(conditionsText(rule)).toBe('af · NL28 RABO 0300 4005 00 · ‘huur’ · vanaf €\u00a010,00')
  const cardOf = (id: string) => ruleColumns.find((column) => column.id === id)?.cardCell?.(rule)
  expect(actionText(rule)).toBe('4100 Huur')
  expect(cardOf('hits')).toBe('23×')
})
