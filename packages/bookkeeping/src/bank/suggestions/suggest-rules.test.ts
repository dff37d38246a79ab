import { describe, expect, test } from 'vitest'
import { IBAN, item, judge, line, rule } from './suggest.test-support.ts'
import { bookingsOfRule } from './rules.ts'
import type { BankRule, BookedLine } from './types.ts'

describe('suggest, rules and history', () => {
  const paid = line({
    amountCents: -4235,
    counterpartyIban: IBAN,
    counterpartyName: 'Telecom Voorbeeld',
    description: 'Abonnement\n nov 2026',
  })

  test('is certain of a rule whose conditions all hold', () => {
    const rules = [rule(1, { counterpartyIban: IBAN, descriptionContains: 'abonnement nov' })]
    expect(judge(paid, [], { rules })).toEqual([
      {
        kind: 'rule',
        ruleId: 1,
        accountId: 4500,
        vatCode: 'purchase_high',
        bookings: [{ accountId: 4500, vatCode: 'purchase_high', contactId: null, amountCents: -4235 }],
        certainty: 'certain',
        reasons: ['rule'],
      },
    ])
  })

  test.each<[string, Partial<BankRule['conditions']>]>([
    ['the direction', { direction: 'in', counterpartyIban: IBAN }],
    ['the account', { counterpartyIban: 'DE89370400440532013000' }],
    ['the name', { counterpartyName: 'Telecom' }],
    ['the text', { counterpartyIban: IBAN, descriptionContains: 'december' }],
    ['the book', { counterpartyIban: IBAN, journalId: 8 }],
    ['the least amount', { counterpartyIban: IBAN, minCents: 4236 }],
    ['the most amount', { counterpartyIban: IBAN, maxCents: 4234 }],
    ['having any condition at all', {}],
    ['more than a book', { journalId: 7 }],
    ['a text of more than spaces', { descriptionContains: '  ' }],
  ])('does not apply a rule that fails on %s', (_what, conditions) => {
    expect(judge(paid, [], { rules: [rule(1, conditions)] })).toEqual([])
  })

  test('compares names without case or accents', () => {
    const cafe = { ...paid, counterpartyName: 'CAFÉ DE HOEK' }
    expect(judge(cafe, [], { rules: [rule(1, { counterpartyName: 'Cafe de Hoek' })] })).toHaveLength(1)
  })

  test('fits a range of amounts whose ends count, in one book', () => {
    const exact = rule(1, { journalId: 7, minCents: 4235, maxCents: 4235 })
    expect(judge({ ...paid, journalId: 7 }, [], { rules: [exact] })).toMatchObject([{ ruleId: 1 }])
  })

  test('takes the first of the list that fits, and says the others behind it', () => {
    const general = rule(1, { counterpartyIban: IBAN }, 4000)
    const specific = rule(2, { counterpartyIban: IBAN, descriptionContains: 'nov' }, 4510)
    const order = (rules: BankRule[]) => judge(paid, [], { rules }).map((found) => 'ruleId' in found && found.ruleId)
    expect(order([general, specific])).toEqual([1, 2])
    expect(order([specific, general])).toEqual([2, 1])
    expect(judge(paid, [], { rules: [general, specific] }).map(({ certainty }) => certainty)).toEqual([
      'certain',
      'likely',
    ])
  })

  test('divides a line by percentage to the cent, with what is left on its own account', () => {
    const split = {
      ...rule(1, {}),
      contactId: 3,
      shares: [
        { accountId: 1800, vatCode: null, basisPoints: 2500 },
        { accountId: 4600, vatCode: 'purchase_low' as const, basisPoints: 3333 },
      ],
    }
    // A quarter of 42.35 is 10.5875, and 33.33% of it 14.1153: 17.64 is left.
    expect(bookingsOfRule(split, -4235).map(({ accountId, amountCents }) => [accountId, amountCents])).toEqual([
      [4500, -1764],
      [1800, -1059],
      [4600, -1412],
    ])
    expect(bookingsOfRule(split, -4235).map(({ contactId }) => contactId)).toEqual([3, 3, 3])
    expect(bookingsOfRule(split, 1)).toMatchObject([{ accountId: 4500, amountCents: 1 }])
  })

  test('lets a named document go before a rule', () => {
    const payable = item(7, { kind: 'payable', number: 'T-884120', openCents: 9000 })
    const named = { ...paid, description: 'T-884120' }
    const found = judge(named, [payable], { rules: [rule(1, { counterpartyIban: IBAN })] })
    expect(found.map(({ kind, certainty }) => [kind, certainty])).toEqual([
      ['open_item', 'likely'],
      ['rule', 'likely'],
    ])
  })

  test('lets a rule and what was booked before go before a document whose number the line has only in part', () => {
    const purchases = [
      item(7, { kind: 'payable', number: 'ABO-2026-11', openCents: 18_150, contactIbans: [] }),
      item(8, { kind: 'payable', number: 'ABO-2026-0011', openCents: 18_150, contactIbans: [] }),
    ]
    const subscription = { ...paid, description: 'Abonnement 2026-11, 2026-0011' }
    const rules = [rule(1, { counterpartyIban: IBAN })]
    expect(judge(subscription, purchases, { rules })).toMatchObject([
      { kind: 'rule', certainty: 'certain' },
      { openItemId: 8, certainty: 'possible', reasons: ['part_of_number'] },
    ])
    const booked: BookedLine = { ...paid, accountId: 4510, vatCode: null }
    expect(judge(subscription, purchases, { history: [booked] }).map(({ kind }) => kind)).toEqual([
      'account',
      'open_item',
    ])
  })

  test('suggests where the same counterparty went before, likely when it was always the same', () => {
    const booked = (accountId: number): BookedLine => ({ ...paid, accountId, vatCode: 'purchase_high' })
    expect(judge(paid, [], { history: [booked(4510), booked(4510)] })).toEqual([
      { kind: 'account', accountId: 4510, vatCode: 'purchase_high', certainty: 'likely', reasons: ['history'] },
    ])
    const mixed = judge(paid, [], { history: [booked(4510), booked(4000), booked(4000)] })
    expect(
      mixed.map((suggestion) => 'accountId' in suggestion && [suggestion.accountId, suggestion.certainty]),
    ).toEqual([
      [4000, 'possible'],
      [4510, 'possible'],
    ])
    expect(judge({ ...paid, amountCents: 4235 }, [], { history: [booked(4510), booked(4510)] })).toEqual([])
  })

  test('has nothing to say about an unknown line', () => {
    expect(judge(line(), [])).toEqual([])
  })
})
