import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatReturnBoxes } from '../vat-return/vat-return.ts'
import {
  isSalesBase,
  reconcileTurnover,
  reconcileVat,
  type PlacedVatFact,
  type VatPlace,
} from './vat-reconciliation.ts'

const fact = (
  place: VatPlace,
  vatCode: PlacedVatFact['vatCode'],
  vatKind: PlacedVatFact['vatKind'],
  balanceCents: number,
) => ({
  place,
  vatCode,
  vatKind,
  balanceCents,
})
const none = { baseCents: 0, vatCents: 0 }

test('a purchase booked after filing is the difference, until it went along in a later return', () => {
  const filed = vatReturnBoxes([fact('own', 'sale_high', 'base', 100_000), fact('own', 'sale_high', 'output', 21_000)])
  const own = [fact('own', 'sale_high', 'base', 100_000), fact('own', 'sale_high', 'output', 21_000)]
  const boxes = reconcileVat([...own, fact('waiting', 'purchase_high', 'input', -2_100)], filed)
  expect(boxes.map(({ box }) => box)).toEqual(['1a', '5b'])
  expect(boxes[0]).toMatchObject({
    ledger: { baseCents: 100_000, vatCents: 21_000 },
    difference: none,
    unexplained: none,
  })
  expect(boxes[1]).toMatchObject({
    ledger: { vatCents: 2_100 },
    filed: none,
    difference: { vatCents: 2_100 },
    waiting: { vatCents: 2_100 },
    unexplained: none,
  })
})

test('what an earlier period left is in the return and not in the days of this one', () => {
  const facts = [fact('own', 'sale_high', 'output', 21_000), fact('earlier', 'sale_high', 'output', 4_200)]
  const [box] = reconcileVat(facts, vatReturnBoxes(facts))
  expect(box).toMatchObject({
    ledger: { vatCents: 21_000 },
    filed: { vatCents: 25_200 },
    difference: { vatCents: -4_200 },
    fromEarlier: { vatCents: 4_200 },
    unexplained: none,
  })
})

test('the year before stands beside it, also in a box that has nothing now', () => {
  const before = [
    fact('own', 'sale_low', 'base', 50_000),
    fact('waiting', 'sale_low', 'output', 4_500),
    fact('earlier', 'sale_low', 'output', 900),
  ]
  const boxes = reconcileVat([fact('own', 'sale_high', 'output', 21_000)], [], before)
  expect(boxes.map(({ box, ledger, before: last }) => [box, ledger.vatCents, last])).toEqual([
    ['1a', 21_000, none],
    ['1b', 0, { baseCents: 50_000, vatCents: 4_500 }],
  ])
})

const codes = ['sale_high', 'sale_low', 'sale_eu_goods', 'purchase_eu_goods', 'purchase_high', 'sale_exempt'] as const

test('whatever lines stand where: no cent is unexplained', () => {
  const aFact = fc.record({
    place: fc.constantFrom<VatPlace>('own', 'later', 'waiting', 'earlier'),
    vatCode: fc.constantFrom(...codes),
    vatKind: fc.constantFrom('base' as const, 'output' as const, 'input' as const),
    balanceCents: fc.integer({ min: -1e9, max: 1e9 }),
  })
  fc.assert(
    fc.property(fc.array(aFact), (facts) => {
      const filed = vatReturnBoxes(facts.filter(({ place }) => place === 'own' || place === 'earlier'))
      for (const box of reconcileVat(facts, filed)) expect(box.unexplained).toEqual(none)
    }),
  )
})

test('turnover and the boxes differ by what has no box, another account and another period, and by nothing else', () => {
  const aFact = fc.record({
    cents: fc.integer({ min: -1e9, max: 1e9 }),
    isRevenue: fc.boolean(),
    inBox: fc.boolean(),
    bookedInPeriod: fc.boolean(),
    vatInPeriod: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(aFact), (facts) => {
      expect(reconcileTurnover(facts).unexplainedCents).toBe(0)
    }),
  )
  const exempt = { cents: 500, isRevenue: true, inBox: false, bookedInPeriod: true, vatInPeriod: true }
  expect(reconcileTurnover([exempt, { ...exempt, cents: 100, inBox: true }])).toMatchObject({
    ledgerCents: 600,
    boxesCents: 100,
    outsideBoxesCents: 500,
  })
  expect(isSalesBase({ vatCode: 'sale_high', vatKind: 'base' })).toBe(true)
  expect(isSalesBase({ vatCode: 'sale_exempt', vatKind: 'base' })).toBe(false)
  expect(isSalesBase({ vatCode: 'purchase_eu_goods', vatKind: 'base' })).toBe(false)
})
