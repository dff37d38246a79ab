import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { salesInvoicePosting } from './invoice-postings.ts'
import { assertBalanced, reversalOf, type PostingLine } from './posting.ts'
import { anyTotals, codeOf, factsOf } from './postings.test-support.ts'
import { vatReturnBoxes } from '../vat-return/vat-return.ts'

const account = { id: 4500 }

describe('assertBalanced', () => {
  const line = (debitCents: number, creditCents: number): PostingLine => ({ account, debitCents, creditCents })

  test.each([
    ['no lines', [], 'invalid_posting'],
    ['a line of nothing', [line(0, 0)], 'invalid_posting'],
    ['both sides filled', [line(5, 5)], 'invalid_posting'],
    ['a negative side', [line(-5, 0), line(0, -5)], 'invalid_posting'],
    ['parts of a cent', [line(0.5, 0), line(0, 0.5)], 'invalid_amount'],
    ['one side only', [line(5, 0)], 'unbalanced_posting'],
    ['a cent too little', [line(100, 0), line(0, 99)], 'unbalanced_posting'],
    ['an amount beyond the range', [line(1e15, 0), line(0, 1e15)], 'amount_out_of_range'],
  ])('refuses %s', (_name, lines, code) => {
    expect(codeOf(() => assertBalanced(lines))).toBe(code)
  })

  test('refuses a VAT kind without a code and a code without a kind', () => {
    for (const vat of [{ vatKind: 'base' }, { vatCode: 'sale_high' }] as const) {
      expect(codeOf(() => assertBalanced([{ ...line(5, 0), ...vat }, line(0, 5)]))).toBe('invalid_posting')
    }
  })
})

describe('reversalOf', () => {
  test('undoes an entry in the ledger and in the return', () => {
    fc.assert(
      fc.property(anyTotals('sale'), (totals) => {
        const lines = salesInvoicePosting(totals, { contactId: 1 })
        fc.pre(lines.length > 0)
        expect(reversalOf(reversalOf(lines))).toEqual(lines)
        for (const { baseCents, vatCents } of vatReturnBoxes([...factsOf(lines), ...factsOf(reversalOf(lines))])) {
          expect([baseCents ?? 0, vatCents ?? 0]).toEqual([0, 0])
        }
      }),
    )
  })
})
