import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VAT_BOX_SECTIONS, VAT_BOXES, type VatBox } from '../vat/vat-boxes.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'
import { boxesOf, signInBox, vatReturnBoxes, vatReturnTotals, type VatFact } from './vat-return.ts'

const codes = Object.keys(VAT_CODES) as VatCode[]
const output = (vatCode: VatCode, balanceCents: number): VatFact => ({ vatCode, vatKind: 'output', balanceCents })
/** VAT to reclaim: a debit. */
const input = (debitCents: number): VatFact => ({
  vatCode: 'purchase_high',
  vatKind: 'input',
  balanceCents: -debitCents,
})
const euros = (facts: VatFact[], name: VatBox) => vatReturnBoxes(facts).find(({ box }) => box === name)?.vatEuros

const anyFact = fc.oneof(
  fc.record<VatFact>({
    vatCode: fc.constantFrom(...codes),
    vatKind: fc.constantFrom('base', 'output'),
    balanceCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map(input),
)

describe('vatReturnBoxes', () => {
  test('has every box of the form once, in its order', () => {
    const boxes = vatReturnBoxes([]).map(({ box }) => box)
    expect(boxes).toEqual(VAT_BOX_SECTIONS.flatMap((section) => section.boxes))
    expect(boxes).toEqual(Object.keys(VAT_BOXES))
  })

  test('fills only the columns the form has', () => {
    for (const { box, baseEuros, vatEuros } of vatReturnBoxes([])) {
      expect([baseEuros, vatEuros]).toEqual([VAT_BOXES[box].hasBase ? 0 : null, VAT_BOXES[box].hasVat ? 0 : null])
    }
  })

  test('rounds payable down and deductible up: 17.35 and 17.35 make a refund of 1 euro', () => {
    const facts = [output('sale_high', 1735), input(1735)]
    expect([euros(facts, '1a'), euros(facts, '5b'), euros(facts, '5g')]).toEqual([17, 18, -1])
    expect(vatReturnTotals(vatReturnBoxes(facts))).toEqual({
      exactCents: 0,
      payableCents: -100,
      roundingDifferenceCents: 100,
    })
  })

  test('rounds negative amounts in the same direction', () => {
    expect(euros([output('sale_high', -1735)], '1a')).toBe(-18)
    expect(euros([input(-1735)], '5b')).toBe(-17)
    expect(Object.is(euros([input(-30)], '5b'), 0)).toBe(true)
  })

  test('adds 5a from the rounded boxes, not from the cents', () => {
    const facts = [output('sale_high', 190), output('sale_low', 190)]
    expect(euros(facts, '5a')).toBe(2)
  })

  test('shows a reverse-charged purchase, a debit in the ledger, as a positive amount', () => {
    const facts: VatFact[] = [{ vatCode: 'purchase_reverse', vatKind: 'base', balanceCents: -10_000 }]
    expect(vatReturnBoxes(facts).find(({ box }) => box === '2a')?.baseEuros).toBe(100)
  })

  test('keeps the sale under the small-business scheme and the exempt one out of every box', () => {
    expect(boxesOf('sale_kor', 'base')).toEqual([])
    expect(boxesOf('sale_exempt', 'base')).toEqual([])
    expect(boxesOf('sale_exempt_counted', 'base')).toEqual([])
  })

  test('agrees with itself: 5a is the sum of its boxes, 5g is 5a - 5b', () => {
    fc.assert(
      fc.property(fc.array(anyFact), (facts) => {
        const boxes = vatReturnBoxes(facts)
        const due = boxes.filter(({ box }) => !box.startsWith('5'))
        const sum = due.reduce((total, { vatEuros }) => total + (vatEuros ?? 0), 0)
        expect(euros(facts, '5a')).toBe(sum)
        expect(euros(facts, '5g')).toBe(sum - (euros(facts, '5b') ?? 0))
      }),
    )
  })

  test('never rounds against the taxpayer, and by less than a euro a box', () => {
    fc.assert(
      fc.property(fc.array(anyFact), (facts) => {
        const { roundingDifferenceCents } = vatReturnTotals(vatReturnBoxes(facts))
        expect(roundingDifferenceCents).toBeGreaterThanOrEqual(0)
        expect(roundingDifferenceCents).toBeLessThan(9 * 100)
      }),
    )
  })

  test('does not depend on how the journal is summed beforehand', () => {
    fc.assert(
      fc.property(fc.array(anyFact), (facts) => {
        const sums = new Map<string, VatFact>()
        for (const fact of facts) {
          const key = `${fact.vatCode} ${fact.vatKind}`
          const known = sums.get(key)
          sums.set(key, { ...fact, balanceCents: fact.balanceCents + (known?.balanceCents ?? 0) })
        }
        expect(vatReturnBoxes([...sums.values()])).toEqual(vatReturnBoxes(facts))
      }),
    )
  })
})

describe('boxesOf', () => {
  test('names the box of a line and the totals it is part of', () => {
    expect(boxesOf('sale_high', 'base')).toEqual(['1a'])
    expect(boxesOf('sale_high', 'output')).toEqual(['1a', '5a', '5g'])
    expect(boxesOf('purchase_high', 'input')).toEqual(['5b', '5g'])
    expect(boxesOf('purchase_high', 'base')).toEqual([])
    expect(boxesOf('purchase_non_eu', 'output')).toEqual(['4a', '5a', '5g'])
  })
})

describe('signInBox', () => {
  test.each([
    ['1a', 'sale_high', 'base', 1],
    ['1a', 'sale_high', 'output', 1],
    ['5a', 'sale_high', 'output', 1],
    ['2a', 'purchase_reverse', 'base', -1],
    ['2a', 'purchase_reverse', 'output', 1],
    ['1d', 'private_use', 'base', 1],
    ['5b', 'purchase_reverse', 'input', -1],
    ['5g', 'purchase_reverse', 'input', 1],
  ] as const)('shows in %s a credit of %s as %s times %i', (box, vatCode, vatKind, sign) => {
    expect(signInBox(box, { vatCode, vatKind })).toBe(sign)
  })

  test('adds up in each box, line by line, to what the form shows', () => {
    fc.assert(
      fc.property(fc.array(anyFact), (facts) => {
        for (const { box, baseCents, vatCents } of vatReturnBoxes(facts)) {
          const inBox = facts.filter(({ vatCode, vatKind }) => boxesOf(vatCode, vatKind).includes(box))
          const sumOf = (isBase: boolean) =>
            inBox
              .filter(({ vatKind }) => (vatKind === 'base') === isBase)
              .reduce((sum, fact) => sum + signInBox(box, fact) * fact.balanceCents, 0)
          expect([sumOf(true), sumOf(false)]).toEqual([baseCents ?? 0, vatCents ?? 0])
        }
      }),
    )
  })
})
