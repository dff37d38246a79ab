import { describe, expect, test } from 'vitest'
import { IBAN, item, judge, line } from './suggest.test-support.ts'
import type { BankLine, OpenItem } from './types.ts'

/** Suggestions as [id, certainty], which is what most tests are about. */
const brief = (bankLine: BankLine, openItems: OpenItem[]) =>
  judge(bankLine, openItems).map((suggestion) => [
    suggestion.kind === 'open_item' ? suggestion.openItemId : suggestion.kind,
    suggestion.certainty,
  ])

describe('suggest, open items', () => {
  test('is certain of a number with the exact amount', () => {
    expect(judge(line({ description: 'Factuur 2026/0091' }), [item(91), item(92)])[0]).toEqual({
      kind: 'open_item',
      openItemId: 91,
      settleCents: 12_100,
      differenceCents: 0,
      certainty: 'certain',
      reasons: ['amount', 'number'],
    })
  })

  test('is certain of a structured reference with the exact amount', () => {
    const reference = line({ structuredReference: 'RF18 5390 0754 7034' })
    const [best] = judge(reference, [item(91, { structuredReference: 'RF18539007547034' }), item(92)])
    expect(best).toMatchObject({ openItemId: 91, certainty: 'certain', reasons: ['amount', 'reference'] })
  })

  test('finds the number inside an RF reference', () => {
    expect(brief(line({ structuredReference: 'RF1220260091' }), [item(91)])[0]).toEqual([91, 'certain'])
  })

  test('is certain of the exact amount from the contact when there is one such item', () => {
    const paid = line({ counterpartyIban: 'NL91 ABNA 0417 1643 00' })
    expect(brief(paid, [item(91), item(92, { openCents: 500 })])[0]).toEqual([91, 'certain'])
    expect(brief(paid, [item(91), item(92)])).toEqual([
      [91, 'likely'],
      [92, 'likely'],
    ])
  })

  test('is not certain when the line names another number of the series, as a second payment of a paid invoice does', () => {
    const paid = line({ counterpartyIban: IBAN, description: 'Factuur 2026-0090' })
    expect(brief(paid, [item(91)])).toEqual([[91, 'likely']])
    expect(brief({ ...paid, description: 'Betaling van 2026-11-20' }, [item(91)])).toEqual([[91, 'certain']])
  })

  test('does not take the digits of an account number for an invoice number', () => {
    const paid = line({ description: `Overboeking van ${IBAN}` })
    expect(brief(paid, [item(1, { number: '0417164300' })])).toEqual([[1, 'possible']])
  })

  test('tells two series with the same digits apart by their letters', () => {
    const series = [item(1, { number: 'F2026-0091' }), item(2, { number: 'W2026-0091' })]
    expect(brief(line({ description: 'Bestelling W2026-0091' }), series)).toEqual([
      [2, 'certain'],
      [1, 'possible'],
    ])
  })

  test('puts the one whose number it has in part before others that fit as well, without being certain of it', () => {
    const items = [item(1, { number: 'F2026-0091' }), item(2, { number: 'F2026-0103' })]
    expect(brief(line({ counterpartyIban: IBAN, description: 'betaling 2026-0103' }), items)).toEqual([
      [2, 'likely'],
      [1, 'likely'],
    ])
    expect(brief(line({ description: 'betaling 2026-0103' }), items)[0]).toEqual([2, 'possible'])
  })

  test('is never certain of two items that fit equally well', () => {
    const twice = [item(1, { number: '20260091' }), item(2, { number: '2026-0091' })]
    expect(brief(line({ description: '2026-0091' }), twice).map(([, certainty]) => certainty)).toEqual([
      'likely',
      'likely',
    ])
  })

  test('lets the account number decide between two suppliers with the same invoice number', () => {
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

  test('calls a part payment likely and settles only what came in', () => {
    expect(judge(line({ amountCents: 5000, description: '2026-0091' }), [item(91)])[0]).toMatchObject({
      settleCents: 5000,
      differenceCents: 0,
      certainty: 'likely',
      reasons: ['number'],
    })
  })

  test('calls an overpayment likely and says what is left', () => {
    expect(judge(line({ amountCents: 12_102, description: '2026-0091' }), [item(91)])[0]).toMatchObject({
      settleCents: 12_100,
      differenceCents: 2,
      certainty: 'likely',
    })
  })

  test('calls the amount with the name likely, the amount alone possible', () => {
    expect(brief(line({ counterpartyName: 'BAKKERIJ VAN DIJK' }), [item(91)])).toEqual([[91, 'likely']])
    expect(brief(line({ counterpartyName: 'Iemand anders' }), [item(91)])).toEqual([[91, 'possible']])
  })

  test('recognises the only open document of an account as likely, whatever the amount', () => {
    expect(brief(line({ amountCents: 3, counterpartyIban: IBAN }), [item(91)])).toEqual([[91, 'likely']])
  })

  test('puts the oldest of equal items first', () => {
    const items = [item(91, { dueDate: '2026-11-01' }), item(92, { dueDate: '2026-09-01' })]
    expect(brief(line({ counterpartyIban: IBAN }), items).map(([id]) => id)).toEqual([92, 91])
  })

  test('never suggests an item that would move money the other way', () => {
    const named = { description: '2026-0091', counterpartyIban: IBAN }
    expect(brief(line({ ...named, amountCents: -12_100 }), [item(91)])).toEqual([])
    expect(brief(line(named), [item(91, { kind: 'payable' })])).toEqual([])
    expect(brief(line({ ...named, amountCents: -12_100 }), [item(91, { openCents: -12_100 })])[0]).toEqual([
      91,
      'certain',
    ])
    expect(brief(line(named), [item(91, { kind: 'payable', openCents: -12_100 })])[0]).toEqual([91, 'certain'])
  })

  test('ignores an item that is no longer open', () => {
    expect(brief(line({ description: '2026-0091', counterpartyIban: IBAN }), [item(91, { openCents: 0 })])).toEqual([])
  })

  test('recognises several named invoices that are paid at once', () => {
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

  test('is not certain of several that together are the amount and have one number', () => {
    const items = [
      item(1, { kind: 'payable', number: '10023', openCents: 6_000, contactIbans: [] }),
      item(2, { kind: 'payable', number: '10023', openCents: 6_100 }),
    ]
    expect(brief(line({ amountCents: -12_100, description: '10023' }), items)[0]).toEqual(['combination', 'likely'])
  })

  test('takes a named credit off the invoice it is paid with', () => {
    const items = [item(91, { openCents: 15_000 }), item(92, { openCents: -2900 })]
    expect(judge(line({ description: '2026-0091 min 2026-0092' }), items)[0]).toMatchObject({
      kind: 'combination',
      items: [{ settleCents: 15_000 }, { settleCents: -2900 }],
    })
  })

  test('leaves a named document that was paid before out of the combination', () => {
    const items = [item(91, { openCents: 10_000 }), item(92, { openCents: 2100 }), item(93, { openCents: 0 })]
    expect(judge(line({ description: '2026-0091 2026-0092 2026-0093' }), items)[0]).toMatchObject({
      items: [{ openItemId: 91 }, { openItemId: 92 }],
    })
  })

  test('takes the named invoice that is exactly the amount, not a combination with another and its credit', () => {
    const items = [item(91), item(92, { openCents: 3000 }), item(93, { openCents: -3000 })]
    const found = brief(line({ description: '2026-0091 2026-0092 2026-0093' }), items)
    expect(found[0]).toEqual([91, 'certain'])
    expect(found.map(([what]) => what)).not.toContain('combination')
  })

  test('makes no combination of named invoices that do not add up', () => {
    const items = [item(91, { openCents: 10_000 }), item(92, { openCents: 5000 })]
    expect(judge(line({ description: '2026-0091 2026-0092' }), items).map(({ kind }) => kind)).toEqual([
      'open_item',
      'open_item',
    ])
  })
})
