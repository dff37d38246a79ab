import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal, negateDecimal } from '../money/decimal.ts'
import { vatCodeChoices } from '../vat/vat-codes.ts'
import { documentTotals, type DocumentInput, type DocumentLineInput } from './document-totals.ts'

const anyDecimal = (max: number) =>
  fc.nat(4).chain((scale) => {
    const limit = BigInt(max) * 10n ** BigInt(scale)
    return fc.bigInt({ min: -limit, max: limit }).map((digits) => formatDecimal({ digits, scale }))
  })
const anyPercent = fc.bigInt({ min: 0n, max: 10_000n }).map((digits) => formatDecimal({ digits, scale: 2 }))
const anyLine = fc.record<DocumentLineInput>(
  {
    quantity: anyDecimal(1_000),
    unitPrice: anyDecimal(50_000),
    discountPercent: anyPercent,
    vatCode: fc.constantFrom(...vatCodeChoices('sale').map(({ code }) => code)),
    supplyDate: fc.constantFrom('2018-12-31', '2025-12-31', '2026-01-01'),
  },
  { requiredKeys: ['quantity', 'unitPrice', 'vatCode'] },
)
const anyDocument = fc.record<DocumentInput>(
  {
    lines: fc.array(anyLine, { maxLength: 12 }),
    pricesIncludeVat: fc.boolean(),
    discountPercent: anyPercent,
    date: fc.constant('2026-11-20'),
    kor: fc.boolean(),
  },
  { requiredKeys: ['lines', 'pricesIncludeVat', 'date'] },
)

const add = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('documentTotals, properties', () => {
  test('net plus VAT is gross, in total and per rate', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const result = documentTotals(document)
        expect(result.netCents + result.vatCents).toBe(result.grossCents)
        expect(add(result.vat.map(({ baseCents }) => baseCents))).toBe(result.netCents)
        expect(add(result.vat.map(({ vatCents }) => vatCents))).toBe(result.vatCents)
      }),
    )
  })

  test('the entered amounts less the discount are the gross (including) or the net (excluding)', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const result = documentTotals(document)
        const entered = add(result.lines.map(({ amountCents }) => amountCents)) - result.discountCents
        expect(document.pricesIncludeVat ? result.grossCents : result.netCents).toBe(entered)
      }),
    )
  })

  test('what is booked per line adds up to each rate, and so does the discount', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const result = documentTotals(document)
        for (const group of result.vat) {
          const own = result.lines.filter(
            ({ vatCode, ratePercent }) => vatCode === group.vatCode && ratePercent === group.ratePercent,
          )
          expect(add(own.map(({ baseCents }) => baseCents))).toBe(group.baseCents)
          expect(add(own.map(({ netCents }) => netCents)) - group.discountCents).toBe(group.baseCents)
        }
      }),
    )
  })

  test('VAT is at most half a cent from the exact amount', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const { ratePercent, baseCents, vatCents } of documentTotals(document).vat) {
          const over = document.pricesIncludeVat ? baseCents + vatCents : baseCents
          const divisor = document.pricesIncludeVat ? 100 + Number(ratePercent) : 100
          const error = BigInt(vatCents * divisor) - BigInt(over) * BigInt(ratePercent)
          expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(BigInt(divisor))
        }
      }),
    )
  })

  test('a credit with negated quantities is exactly the negated document', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const lines = document.lines.map((item) => ({
          ...item,
          quantity: negateDecimal(item.quantity),
        }))
        expect(documentTotals({ ...document, lines })).toEqual(negated(documentTotals(document)))
      }),
    )
  })

  test('the order of the lines does not matter for the totals', () => {
    const shuffled = anyDocument.chain((document) =>
      fc.tuple(fc.constant(document), fc.shuffledSubarray([...document.lines], { minLength: document.lines.length })),
    )
    fc.assert(
      fc.property(shuffled, ([document, lines]) => {
        const { lines: _lines, ...expected } = documentTotals(document)
        expect(documentTotals({ ...document, lines })).toMatchObject(expected)
      }),
    )
  })
})

/** The same structure with every amount negated; 0 stays 0. */
function negated(value: unknown): unknown {
  if (typeof value === 'number') return 0 - value
  if (Array.isArray(value)) return value.map(negated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, negated(item)]))
}
