import { expect, test } from 'vitest'
import { namesSomebody } from './muted-suggestions.ts'
import { IBAN, item, judge, line, rule } from './suggest.test-support.ts'
import type { MutedSuggestion } from './types.ts'

const OTHER = 'NL20INGB0001234567'
const mute = (more: Partial<MutedSuggestion> = {}): MutedSuggestion => ({
  kind: 'open_item',
  accountId: null,
  openItemIds: [91],
  counterpartyIban: IBAN,
  counterpartyName: 'Bakkerij Van Dijk',
  ...more,
})
const paid = line({ counterpartyIban: IBAN, counterpartyName: 'Bakkerij Van Dijk', description: 'factuur 2026-0091' })
const costs = line({ amountCents: -4500, counterpartyIban: IBAN, counterpartyName: 'Bakkerij Van Dijk' })
const bookedOn = (accountId: number) => ({ ...costs, accountId, vatCode: null })

test('an invoice that is muted for somebody is not suggested, however certain it is; their others are', () => {
  expect(judge(paid, [item(91)])[0]).toMatchObject({ kind: 'open_item', certainty: 'certain' })
  expect(judge(paid, [item(91)], { muted: [mute()] })).toEqual([])
  const next = { ...paid, description: 'factuur 2026-0092' }
  expect(judge(next, [item(91), item(92)], { muted: [mute()] })).toMatchObject([
    { openItemId: 92, certainty: 'certain' },
  ])
  expect(judge(paid, [item(91), item(92)], { muted: [mute()] })).toMatchObject([{ openItemId: 92 }])
})

test('invoices together are muted as those alone: each of them, and others together, are still suggested', () => {
  const both = { ...paid, amountCents: 24_200, description: 'factuur 2026-0091 en 2026-0092' }
  const items = [item(91), item(92)]
  const kinds = (muted: MutedSuggestion[]) => judge(both, items, { muted }).map(({ kind }) => kind)
  const together = mute({ kind: 'combination', openItemIds: [91, 92] })
  expect(kinds([])).toContain('combination')
  expect(kinds([together])).toEqual(['open_item', 'open_item'])
  expect(kinds([mute({ kind: 'combination', openItemIds: [91, 93] }), mute()])).toContain('combination')
})

test('what was muted without saying which is every suggestion of that kind', () => {
  const all = mute({ openItemIds: null })
  expect(judge({ ...paid, description: 'factuur 2026-0092' }, [item(91), item(92)], { muted: [all] })).toEqual([])
})

test('an account is muted by itself: what else was done for somebody is still suggested', () => {
  const history = [bookedOn(4500), bookedOn(4500), bookedOn(4600)]
  const muted = [mute({ kind: 'account', accountId: 4500, openItemIds: null })]
  expect(judge(costs, [], { history, muted })).toMatchObject([{ accountId: 4600 }])
})

test('a rule is never muted, and is as certain as without the invoice that is muted', () => {
  const rules = [rule(1, { direction: 'in', counterpartyIban: IBAN })]
  expect(judge(paid, [item(91)], { rules })[1]).toMatchObject({ kind: 'rule', certainty: 'likely' })
  const muted = [mute(), mute({ kind: 'account', accountId: 4500, openItemIds: null })]
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
