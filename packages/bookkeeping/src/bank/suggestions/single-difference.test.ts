import { expect, test } from 'vitest'
import { IBAN, item, judge, line } from './suggest.test-support.ts'
import type { BankLine, OpenItem } from './types.ts'

const invoice = (openCents: number, more: Partial<OpenItem> = {}) =>
  item(91, { openCents, grossCents: openCents, ...more })
const paid = (amountCents: number, changes: Partial<BankLine> = {}) =>
  line({ amountCents, counterpartyIban: IBAN, description: 'Factuur 2026-0091', ...changes })
const brief = (of: BankLine, items: OpenItem[]): unknown[][] =>
  judge(of, items).map((one) =>
    one.kind === 'open_item'
      ? [one.certainty, one.settleCents, one.differenceCents, one.difference?.kind ?? null]
      : [one.kind],
  )

test('ten cents less than an invoice of 403.33 is all of it with a small difference, or a part of it', () => {
  expect(brief(paid(40_323), [invoice(40_333)])).toEqual([
    ['likely', 40_333, -10, 'small'],
    ['likely', 40_323, 0, null],
  ])
})

// 2% of 484.00 is 9.68.
test('474.32 for 484.00 is all of it with 2% for paying early, named or from their only open invoice', () => {
  expect(brief(paid(47_432), [invoice(48_400)])[0]).toEqual(['likely', 48_400, -968, 'discount'])
  const unnamed = paid(47_432, { description: '' })
  expect(brief(unnamed, [invoice(48_400)])).toEqual([
    ['likely', 48_400, -968, 'discount'],
    ['likely', 47_432, 0, null],
  ])
  expect(brief(paid(47_431), [invoice(48_400)])[0]).toEqual(['likely', 48_400, -969, 'discount'])
})

test('by the name alone, of two that come as near, and with costs that nobody named an invoice with, it is possible', () => {
  const byName = paid(47_432, { description: '', counterpartyIban: null, counterpartyName: 'Bakkerij Van Dijk' })
  expect(brief(byName, [invoice(48_400)])[0]).toEqual(['possible', 48_400, -968, 'discount'])
  const unnamed = paid(47_432, { description: '' })
  const two = [invoice(48_400), item(92, { openCents: 47_500, grossCents: 47_500 })]
  expect(brief(unnamed, two).filter(([, , , kind]) => kind !== null)).toEqual([
    ['possible', 48_400, -968, 'discount'],
    ['possible', 47_500, -68, 'small'],
  ])
  const costs = { description: 'charges SHA' }
  expect(brief(paid(39_083, costs), [invoice(40_333)])[0]).toEqual(['likely', 39_083, 0, null])
  expect(brief(paid(39_083, costs), [invoice(40_333)])).toContainEqual(['possible', 40_333, -1250, 'costs'])
  const named = { description: '2026-0091 charges SHA' }
  expect(brief(paid(39_083, named), [invoice(40_333)])[0]).toEqual(['likely', 40_333, -1250, 'costs'])
})

test('what no difference explains stays a part, and an invoice in another currency differs by its rate', () => {
  expect(brief(paid(30_000), [invoice(40_333)])).toEqual([['likely', 30_000, 0, null]])
  expect(brief(paid(40_323), [invoice(40_333, { isForeign: true })])).toEqual([['likely', 40_323, 0, null]])
})

test('the amount of somebody else says nothing of a difference', () => {
  expect(brief(paid(40_323, { description: '', counterpartyIban: null }), [invoice(40_333)])).toEqual([])
  const inText = paid(40_323, { description: 'voor Bakkerij Van Dijk', counterpartyIban: null })
  expect(brief(inText, [invoice(40_333)])).toEqual([['possible', 40_323, 0, null]])
})

test('a supplier that is paid less early, or with the costs of the bank on top', () => {
  const bill = invoice(48_400, { kind: 'payable' })
  expect(brief(paid(-47_432), [bill])[0]).toEqual(['likely', -48_400, 968, 'discount'])
  expect(brief(paid(-49_150, { description: '2026-0091 incl. kosten' }), [bill])).toEqual([
    ['likely', -48_400, -750, 'costs'],
  ])
  expect(brief(paid(-48_402), [bill])).toEqual([['likely', -48_400, -2, 'small']])
})

test('the costs and interest of a demand beside one invoice or several, to the cent', () => {
  const first = invoice(102_850, { claimsCents: 21_378 })
  expect(brief(paid(124_228), [first])[0]).toEqual(['likely', 102_850, 21_378, 'claims'])
  expect(brief(paid(124_227), [first])[0]).toEqual(['likely', 102_850, 21_377, null])
  const both = paid(136_328, { description: '2026-0092 2026-0091' })
  const second = item(92, { openCents: 12_100, grossCents: 12_100 })
  expect(judge(both, [first, second])[0]).toMatchObject({
    kind: 'combination',
    certainty: 'likely',
    difference: { kind: 'claims', cents: 21_378 },
  })
})
