import { expect, test } from 'vitest'
import { namesSomebody } from './muted-suggestions.ts'
import { IBAN, item, judge, line, rule } from './suggest.test-support.ts'
import type { MutedSuggestion } from './types.ts'

const OTHER = 'NL20INGB0001234567'
const mute = (more: Partial<MutedSuggestion> = {}): MutedSuggestion => ({
  kind: 'open_item',
  accountId: null,
  counterpartyIban: IBAN,
  counterpartyName: 'Bakkerij Van Dijk',
  ...more,
})
const paid = line({ counterpartyIban: IBAN, counterpartyName: 'Bakkerij Van Dijk', description: 'factuur 2026-0091' })
const costs = line({ amountCents: -4500, counterpartyIban: IBAN, counterpartyName: 'Bakkerij Van Dijk' })
const bookedOn = (accountId: number) => ({ ...costs, accountId, vatCode: null })

test('invoices that are muted for somebody are not suggested, however certain they are', () => {
  expect(judge(paid, [item(91)])[0]).toMatchObject({ kind: 'open_item', certainty: 'certain' })
  expect(judge(paid, [item(91)], { muted: [mute()] })).toEqual([])
})

test('an account is muted by itself: what else was done for somebody is still suggested', () => {
  const history = [bookedOn(4500), bookedOn(4500), bookedOn(4600)]
  const muted = [mute({ kind: 'account', accountId: 4500 })]
  expect(judge(costs, [], { history, muted })).toMatchObject([{ accountId: 4600 }])
})

test('a rule is never muted, and is as certain as without the invoice that is muted', () => {
  const rules = [rule(1, { direction: 'in', counterpartyIban: IBAN })]
  expect(judge(paid, [item(91)], { rules })[1]).toMatchObject({ kind: 'rule', certainty: 'likely' })
  const muted = [mute(), mute({ kind: 'account', accountId: 4500 })]
  expect(judge(paid, [item(91)], { rules, muted })).toMatchObject([{ kind: 'rule', certainty: 'certain' }])
})

test('who has another account is somebody else; kept by name it holds for every account of that name', () => {
  const other = { ...paid, counterpartyIban: OTHER }
  expect(judge(other, [item(91)], { muted: [mute()] })).toHaveLength(1)
  const byName = [mute({ counterpartyIban: null, counterpartyName: 'BAKKERIJ VAN DIJK B.V.' })]
  expect(judge(other, [item(91)], { muted: byName })).toEqual([])
  expect(judge(paid, [item(91)], { muted: [mute({ counterpartyIban: 'nl91 abna 0417 1643 00' })] })).toEqual([])
})

test('a line of nobody has nothing muted', () => {
  const nobody = { counterpartyIban: null, counterpartyName: 'De BV' }
  expect(namesSomebody(nobody)).toBe(false)
  expect(namesSomebody(paid)).toBe(true)
  expect(judge({ ...paid, ...nobody }, [item(91)], { muted: [mute()] })).toHaveLength(1)
})
