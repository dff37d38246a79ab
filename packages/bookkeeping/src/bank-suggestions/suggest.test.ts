import { describe, expect, it } from 'vitest'
import { createSuggester, suggest } from './suggest.ts'
import type { BankLine, BankRule, BookedLine, OpenItem, SuggestionCandidates } from './types.ts'

const IBAN = 'NL91ABNA0417164300'

function line(more: Partial<BankLine> = {}): BankLine {
  return {
    amountCents: 12_100,
    counterpartyName: null,
    counterpartyIban: null,
    description: '',
    structuredReference: null,
    date: '2026-11-20',
    ...more,
  }
}

function item(id: number, more: Partial<OpenItem> = {}): OpenItem {
  return {
    kind: 'receivable',
    id,
    number: `2026-${String(id).padStart(4, '0')}`,
    contactName: 'Bakkerij Van Dijk B.V.',
    contactIbans: [IBAN],
    openCents: 12_100,
    grossCents: 12_100,
    date: '2026-10-20',
    dueDate: '2026-11-19',
    ...more,
  }
}

function rule(id: number, conditions: Partial<BankRule['conditions']>, accountId = 4500): BankRule {
  return {
    id,
    accountId,
    vatCode: 'purchase_high',
    conditions: {
      direction: 'out',
      counterpartyIban: null,
      counterpartyName: null,
      descriptionContains: null,
      ...conditions,
    },
  }
}

const judge = (bankLine: BankLine, openItems: OpenItem[], more: Partial<SuggestionCandidates> = {}) =>
  suggest(bankLine, { openItems, rules: [], ...more })

/** Suggestions as [id, certainty], which is what most tests are about. */
const brief = (bankLine: BankLine, openItems: OpenItem[]) =>
  judge(bankLine, openItems).map((suggestion) => [
    suggestion.kind === 'open_item' ? suggestion.openItemId : suggestion.kind,
    suggestion.certainty,
  ])

describe('suggest, open items', () => {
  it('is certain of a number with the exact amount', () => {
    expect(judge(line({ description: 'Factuur 2026/0091' }), [item(91), item(92)])[0]).toEqual({
      kind: 'open_item',
      openItemId: 91,
      settleCents: 12_100,
      differenceCents: 0,
      certainty: 'certain',
      reasons: ['amount', 'number'],
    })
  })

  it('is certain of a structured reference with the exact amount', () => {
    const reference = line({ structuredReference: 'RF18 5390 0754 7034' })
    const [best] = judge(reference, [item(91, { structuredReference: 'RF18539007547034' }), item(92)])
    expect(best).toMatchObject({ openItemId: 91, certainty: 'certain', reasons: ['amount', 'reference'] })
  })

  it('finds the number inside an RF reference', () => {
    expect(brief(line({ structuredReference: 'RF1220260091' }), [item(91)])[0]).toEqual([91, 'certain'])
  })

  it('is certain of the exact amount from the contact when there is one such item', () => {
    const paid = line({ counterpartyIban: 'NL91 ABNA 0417 1643 00' })
    expect(brief(paid, [item(91), item(92, { openCents: 500 })])[0]).toEqual([91, 'certain'])
    expect(brief(paid, [item(91), item(92)])).toEqual([
      [91, 'likely'],
      [92, 'likely'],
    ])
  })

  it('is not certain when the line names another number of the series, as a second payment of a paid invoice does', () => {
    const paid = line({ counterpartyIban: IBAN, description: 'Factuur 2026-0090' })
    expect(brief(paid, [item(91)])).toEqual([[91, 'likely']])
    expect(brief({ ...paid, description: 'Betaling van 2026-11-20' }, [item(91)])).toEqual([[91, 'certain']])
  })

  it('does not take the digits of an account number for an invoice number', () => {
    const paid = line({ description: `Overboeking van ${IBAN}` })
    expect(brief(paid, [item(1, { number: '0417164300' })])).toEqual([[1, 'possible']])
  })

  it('tells two series with the same digits apart by their letters', () => {
    const series = [item(1, { number: 'F2026-0091' }), item(2, { number: 'W2026-0091' })]
    expect(brief(line({ description: 'Bestelling W2026-0091' }), series)).toEqual([
      [2, 'certain'],
      [1, 'possible'],
    ])
  })

  it('is never certain of two items that fit equally well', () => {
    const twice = [item(1, { number: '20260091' }), item(2, { number: '2026-0091' })]
    expect(brief(line({ description: '2026-0091' }), twice).map(([, certainty]) => certainty)).toEqual([
      'likely',
      'likely',
    ])
  })

  it('lets the account number decide between two suppliers with the same invoice number', () => {
    const payables = [
      item(1, { kind: 'payable', number: '10023', contactIbans: ['DE89370400440532013000'] }),
      item(2, { kind: 'payable', number: '10023', contactIbans: [IBAN] }),
    ]
    const paid = line({ amountCents: -12_100, description: '10023', counterpartyIban: IBAN })
    expect(brief(paid, payables)).toEqual([
      [2, 'certain'],
      [1, 'likely'],
    ])
  })

  it('calls a part payment likely and settles only what came in', () => {
    expect(judge(line({ amountCents: 5000, description: '2026-0091' }), [item(91)])[0]).toMatchObject({
      settleCents: 5000,
      differenceCents: 0,
      certainty: 'likely',
      reasons: ['number'],
    })
  })

  it('calls an overpayment likely and says what is left', () => {
    expect(judge(line({ amountCents: 12_102, description: '2026-0091' }), [item(91)])[0]).toMatchObject({
      settleCents: 12_100,
      differenceCents: 2,
      certainty: 'likely',
    })
  })

  it('calls the amount with the name likely, the amount alone possible', () => {
    expect(brief(line({ counterpartyName: 'BAKKERIJ VAN DIJK' }), [item(91)])).toEqual([[91, 'likely']])
    expect(brief(line({ counterpartyName: 'Iemand anders' }), [item(91)])).toEqual([[91, 'possible']])
  })

  it('recognises the only open document of an account as likely, whatever the amount', () => {
    expect(brief(line({ amountCents: 3, counterpartyIban: IBAN }), [item(91)])).toEqual([[91, 'likely']])
  })

  it('puts the oldest of equal items first', () => {
    const items = [item(91, { dueDate: '2026-11-01' }), item(92, { dueDate: '2026-09-01' })]
    expect(brief(line({ counterpartyIban: IBAN }), items).map(([id]) => id)).toEqual([92, 91])
  })

  it('never suggests an item that would move money the other way', () => {
    const named = { description: '2026-0091', counterpartyIban: IBAN }
    expect(brief(line({ ...named, amountCents: -12_100 }), [item(91)])).toEqual([])
    expect(brief(line(named), [item(91, { kind: 'payable' })])).toEqual([])
    expect(brief(line({ ...named, amountCents: -12_100 }), [item(91, { openCents: -12_100 })])[0]).toEqual([
      91,
      'certain',
    ])
    expect(brief(line(named), [item(91, { kind: 'payable', openCents: -12_100 })])[0]).toEqual([91, 'certain'])
  })

  it('ignores an item that is no longer open', () => {
    expect(brief(line({ description: '2026-0091', counterpartyIban: IBAN }), [item(91, { openCents: 0 })])).toEqual([])
  })

  it('recognises several named invoices that are paid at once', () => {
    const items = [item(91, { openCents: 10_000 }), item(92, { openCents: 2000 }), item(93, { openCents: 100 })]
    const [best] = judge(line({ description: '2026-0091, 2026-0092 en 2026-0093' }), items)
    expect(best).toEqual({
      kind: 'combination',
      certainty: 'certain',
      reasons: ['number', 'amount'],
      items: [
        { openItemId: 91, settleCents: 10_000 },
        { openItemId: 92, settleCents: 2000 },
        { openItemId: 93, settleCents: 100 },
      ],
    })
  })

  it('takes a named credit off the invoice it is paid with', () => {
    const items = [item(91, { openCents: 15_000 }), item(92, { openCents: -2900 })]
    expect(judge(line({ description: '2026-0091 min 2026-0092' }), items)[0]).toMatchObject({
      kind: 'combination',
      items: [{ settleCents: 15_000 }, { settleCents: -2900 }],
    })
  })

  it('leaves a named document that was paid before out of the combination', () => {
    const items = [item(91, { openCents: 10_000 }), item(92, { openCents: 2100 }), item(93, { openCents: 0 })]
    expect(judge(line({ description: '2026-0091 2026-0092 2026-0093' }), items)[0]).toMatchObject({
      items: [{ openItemId: 91 }, { openItemId: 92 }],
    })
  })

  it('makes no combination of named invoices that do not add up', () => {
    const items = [item(91, { openCents: 10_000 }), item(92, { openCents: 5000 })]
    expect(judge(line({ description: '2026-0091 2026-0092' }), items).map(({ kind }) => kind)).toEqual([
      'open_item',
      'open_item',
    ])
  })
})

describe('suggest, rules and history', () => {
  const paid = line({
    amountCents: -4235,
    counterpartyIban: IBAN,
    counterpartyName: 'Telecom Voorbeeld',
    description: 'Abonnement\n nov 2026',
  })

  it('is certain of a rule whose conditions all hold', () => {
    const rules = [rule(1, { counterpartyIban: IBAN, descriptionContains: 'abonnement nov' })]
    expect(judge(paid, [], { rules })).toEqual([
      { kind: 'rule', ruleId: 1, accountId: 4500, vatCode: 'purchase_high', certainty: 'certain', reasons: ['rule'] },
    ])
  })

  it.each<[string, Partial<BankRule['conditions']>]>([
    ['the direction', { direction: 'in', counterpartyIban: IBAN }],
    ['the account', { counterpartyIban: 'DE89370400440532013000' }],
    ['the name', { counterpartyName: 'Telecom' }],
    ['the text', { counterpartyIban: IBAN, descriptionContains: 'december' }],
    ['having any condition at all', {}],
  ])('does not apply a rule that fails on %s', (_what, conditions) => {
    expect(judge(paid, [], { rules: [rule(1, conditions)] })).toEqual([])
  })

  it('compares names without case or accents', () => {
    const cafe = { ...paid, counterpartyName: 'CAFÉ DE HOEK' }
    expect(judge(cafe, [], { rules: [rule(1, { counterpartyName: 'Cafe de Hoek' })] })).toHaveLength(1)
  })

  it('prefers the most specific rule, and is not certain when rules of one rank disagree', () => {
    const general = rule(1, { counterpartyIban: IBAN }, 4000)
    const specific = rule(2, { counterpartyIban: IBAN, descriptionContains: 'nov' }, 4510)
    const other = rule(3, { counterpartyName: 'telecom voorbeeld', descriptionContains: 'nov' }, 4999)
    expect(judge(paid, [], { rules: [general, specific] })[0]).toMatchObject({ ruleId: 2, certainty: 'certain' })
    expect(judge(paid, [], { rules: [specific, other] }).map(({ certainty }) => certainty)).toEqual([
      'likely',
      'likely',
    ])
  })

  it('lets a named document go before a rule', () => {
    const payable = item(7, { kind: 'payable', number: 'T-884120', openCents: 9000 })
    const named = { ...paid, description: 'T-884120' }
    const found = judge(named, [payable], { rules: [rule(1, { counterpartyIban: IBAN })] })
    expect(found.map(({ kind, certainty }) => [kind, certainty])).toEqual([
      ['open_item', 'likely'],
      ['rule', 'likely'],
    ])
  })

  it('suggests where the same counterparty went before, likely when it was always the same', () => {
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

  it('has nothing to say about an unknown line', () => {
    expect(judge(line(), [])).toEqual([])
  })
})

describe('suggest, 10,000 open items', () => {
  /** Items that count how often a line looks at them. */
  function countingItems(make: (id: number) => OpenItem) {
    const seen = { reads: 0 }
    const items = Array.from({ length: 10_000 }, (_, id) => {
      const own = make(id + 1)
      return {
        ...own,
        get openCents() {
          seen.reads += 1
          return own.openCents
        },
      }
    })
    return { items, seen }
  }

  it('looks at a handful of items for a line that names one', () => {
    const { items, seen } = countingItems((id) =>
      item(id, { openCents: 1000 + id, contactIbans: [`NL${id}`], contactName: `Klant ${id} nummer` }),
    )
    const suggestFor = createSuggester({ openItems: items, rules: [] })
    seen.reads = 0
    const [best] = suggestFor(line({ amountCents: 1000 + 9876, description: '2026-9876', counterpartyIban: 'NL9876' }))
    expect(best).toMatchObject({ certainty: 'certain', openItemId: 9876 })
    expect(seen.reads).toBeLessThan(20)
  })

  it('stays small when all 10,000 are open for the same amount from the same customer', () => {
    const { items, seen } = countingItems((id) => item(id))
    const suggestFor = createSuggester({ openItems: items, rules: [] })
    seen.reads = 0
    expect(
      suggestFor(line({ counterpartyIban: IBAN, counterpartyName: 'Bakkerij Van Dijk' })).length,
    ).toBeLessThanOrEqual(10)
    expect(seen.reads).toBeLessThan(500)
  })

  it('says nothing when thousands are open for the amount of an unknown payer', () => {
    const { items } = countingItems((id) => item(id))
    expect(createSuggester({ openItems: items, rules: [] })(line())).toEqual([])
  })

  it('still finds the named one among equal amounts', () => {
    const { items } = countingItems((id) => item(id))
    const suggestFor = createSuggester({ openItems: items, rules: [] })
    expect(suggestFor(line({ description: 'fact 2026-7777', counterpartyIban: IBAN }))[0]).toMatchObject({
      openItemId: 7777,
      certainty: 'certain',
    })
  })
})
