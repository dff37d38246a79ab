import { expect, test } from 'vitest'
import { IBAN, item, judge, line, rule } from './suggest.test-support.ts'

const SAVINGS = 'NL20INGB0001234567'
const own = { ibans: ['NL86BNGH0285008681', SAVINGS], inTransitAccountId: 1190 }
const transfer = line({
  counterpartyIban: 'NL20 INGB 0001 2345 67',
  counterpartyName: 'Bakkerij Van Dijk',
  description: '2026-0091',
})

test('never takes money between own accounts for the payment of an invoice, whatever its amount, name and text', () => {
  const items = [item(91, { contactIbans: [IBAN, SAVINGS] }), item(92, { kind: 'payable', openCents: -12_100 })]
  expect(judge(transfer, items)[0]).toMatchObject({ kind: 'open_item', certainty: 'certain' })
  expect(judge(transfer, items, { own })).toEqual([
    {
      kind: 'account',
      accountId: 1190,
      vatCode: null,
      certainty: 'likely',
      reasons: ['own_account'],
      transfer: { iban: SAVINGS, otherLineId: null },
    },
  ])
  expect(judge({ ...transfer, amountCents: -12_100 }, items, { own }).map(({ kind }) => kind)).toEqual(['account'])
})

test('leaves it to a rule that somebody made for it', () => {
  const rules = [rule(1, { direction: 'in', counterpartyIban: SAVINGS }, 1120)]
  expect(judge(transfer, [item(91)], { own, rules })).toMatchObject([
    { kind: 'rule', accountId: 1120, certainty: 'certain' },
    { kind: 'account', accountId: 1190 },
  ])
})

test('says what was done before too, once', () => {
  const booked = { ...transfer, vatCode: null }
  const history = [
    { ...booked, accountId: 1190 },
    { ...booked, accountId: 1120 },
  ]
  expect(judge(transfer, [], { own, history })).toMatchObject([{ accountId: 1190 }, { accountId: 1120 }])
})

test('offers nothing where a bank names the account itself, or the chart has no account for it', () => {
  expect(judge({ ...transfer, ownIban: SAVINGS }, [item(91)], { own })).toEqual([])
  expect(judge(transfer, [item(91)], { own: { ...own, inTransitAccountId: null } })).toEqual([])
})

test('judges everybody else as before', () => {
  const paid = line({ counterpartyIban: IBAN, description: '2026-0091' })
  expect(judge(paid, [item(91)], { own })).toEqual(judge(paid, [item(91)]))
  expect(judge({ ...paid, counterpartyIban: null }, [item(91)], { own: { ...own, ibans: [''] } })).toHaveLength(1)
})
