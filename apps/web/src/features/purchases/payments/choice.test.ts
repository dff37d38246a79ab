import type { Payable } from '@klopt/api-client/contract'
import { describe, expect, test } from 'vitest'
import { cannotText, choose, chosenOf, refusalsOf, wireItems, without, withToggled } from './choice.ts'

const payable = (openItemId: number, change: Partial<Payable> = {}): Payable => ({
  openItemId,
  purchaseId: openItemId,
  contactId: 1,
  contactName: 'Wolkenhuis',
  iban: 'NL91ABNA0417164300',
  number: `WH-${openItemId}`,
  paymentReference: '',
  documentDate: '2026-11-01',
  dueDate: '2026-11-30',
  openCents: 1000,
  paymentFileId: null,
  paymentFileCents: null,
  ...change,
})
const all = (payables: readonly Payable[]) =>
  choose(payables, new Set(payables.map(({ openItemId }) => String(openItemId))), new Map())

test('without an IBAN, or in another file already, an invoice is not paid, whatever is chosen', () => {
  const payables = [payable(1), payable(2, { iban: null }), payable(3, { paymentFileId: 9 })]
  const { items, totalCents } = chosenOf(payables, all(payables))
  expect(items.map(({ payable: { openItemId } }) => openItemId)).toEqual([1])
  expect(totalCents).toBe(1000)
  expect(chosenOf(payables, new Map([['2', 1000]])).items).toEqual([])
})

test('what cannot be chosen is named with its reason, and of several how many they are', () => {
  const [without, inFile] = [payable(2, { iban: null }), payable(3, { paymentFileId: 9 })]
  expect(cannotText([without])).toBe('De factuur van Wolkenhuis kan niet in een betaalbestand: het IBAN ontbreekt.')
  expect(cannotText([inFile])).toMatch(/: die staat al in een bestand\.$/)
  expect(cannotText([without, inFile])).toMatch(/^2 facturen kunnen niet/)
})

test('a credit invoice is set off: it lowers the total and is sent as a positive amount', () => {
  const payables = [payable(1), payable(2, { openCents: -300 })]
  const { items, totalCents } = chosenOf(payables, all(payables))
  expect(totalCents).toBe(700)
  expect(wireItems(items)).toEqual([
    { openItemId: 1, amountCents: 1000 },
    { openItemId: 2, amountCents: 300 },
  ])
})

test('what is left out is paid no longer, and what was said of the others stays', () => {
  const payables = [payable(1), payable(2), payable(3)]
  const lowered = new Map<string, number | null>([...all(payables), ['3', 400]])
  expect([...without([payable(1), payable(9)], lowered)]).toEqual([
    ['2', 1000],
    ['3', 400],
  ])
})

describe('a part of an invoice', () => {
  const payables = [payable(1), payable(2, { openCents: -300 }), payable(3)]
  const lowered = new Map<string, number | null>([...all(payables), ['1', 400], ['2', 100]])

  test('is what is paid and what the total counts', () => {
    const { items, totalCents, isRight } = chosenOf(payables, lowered)
    expect([totalCents, isRight]).toEqual([1300, true])
    expect(wireItems(items).map(({ amountCents }) => amountCents)).toEqual([400, 100, 1000])
  })

  test('stays when other rows are chosen, and is forgotten when its own row is not', () => {
    const without = choose(payables, new Set(['1', '3']), lowered)
    expect([...without]).toEqual([
      ['1', 400],
      ['3', 1000],
    ])
    expect(choose(payables, new Set(['1', '2']), without).get('2')).toBe(300)
  })

  test.each([
    [null, 'Vul een bedrag in'],
    [0, 'Vul een bedrag in'],
    [-1, 'Vul een bedrag in'],
    [1001, 'Er staat €\u00a010,00 open'],
  ])('of %s cents is wrong', (amountCents, message) => {
    const { items, isRight } = chosenOf(payables, new Map([['1', amountCents]]))
    expect([items[0]?.wrong, isRight]).toEqual([message, false])
  })

  test('of one cent, or of all that is open, is right', () => {
    for (const cents of [1, 1000]) expect(chosenOf(payables, new Map([['1', cents]])).isRight).toBe(true)
  })
})

test('what the server refuses names the invoice', () => {
  const payables = [payable(1), payable(2)]
  const refused = { 'items.1.openItemId': 'Deze factuur staat niet meer open.', executionDate: 'Kies een dag' }
  expect(refusalsOf(chosenOf(payables, all(payables)).items, refused)).toEqual([
    'Wolkenhuis WH-2: Deze factuur staat niet meer open.',
  ])
})

test("a customer's credit joins what is chosen, and leaves it again", () => {
  const chosen = new Map([['1', 1000]])
  expect([...withToggled(chosen, payable(2))]).toEqual(['1', '2'])
  expect([...withToggled(new Map([...chosen, ['2', null]]), payable(2))]).toEqual(['1'])
})
