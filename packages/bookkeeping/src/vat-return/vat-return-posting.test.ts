import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { purchaseInvoicePosting, salesInvoicePosting } from '../ledger/invoice-postings.ts'
import { assertBalanced } from '../ledger/posting.ts'
import { anyTotals, codeOf, date, factsOf, ledger } from '../ledger/postings.test-support.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'
import { vatAccountBalances, vatReturnPosting } from './vat-return-posting.ts'
import { vatReturnBoxes, vatReturnTotals, type VatFact } from './vat-return.ts'

const account = { id: 4500 }

describe('vatReturnPosting', () => {
  test('empties the VAT accounts into what is payable and books the rounding', () => {
    const facts: VatFact[] = [
      { vatCode: 'sale_high', vatKind: 'output', balanceCents: 1735 },
      { vatCode: 'purchase_high', vatKind: 'input', balanceCents: -1735 },
    ]
    expect(ledger(vatReturnPosting(vatReturnBoxes(facts), vatAccountBalances(facts)))).toEqual([
      ['BSchBepBla', 1735],
      ['BVorVbkTvo', -1735],
      ['BSchBepBtw', 100],
      ['WBedAdlBet', -100],
    ])
  })

  test('refuses accounts on which something stands that the return does not know', () => {
    const boxes = vatReturnBoxes([])
    const stray = [{ account: { rgs: SYSTEM_ACCOUNTS.vatHigh }, balanceCents: 1 }]
    expect(codeOf(() => vatReturnPosting(boxes, stray))).toBe('unbalanced_posting')
    expect(() => vatReturnPosting(boxes, stray)).toThrow('zonder btw-code')
  })

  test('always balances for whatever was posted', () => {
    fc.assert(
      fc.property(anyTotals('sale'), anyTotals('purchase'), (sale, purchase) => {
        const facts = factsOf([
          ...salesInvoicePosting(sale, {}),
          ...purchaseInvoicePosting(purchase, { expenseAccounts: purchase.lines.map(() => account), date }),
        ])
        const boxes = vatReturnBoxes(facts)
        const lines = vatReturnPosting(boxes, vatAccountBalances(facts))
        if (lines.length > 0) assertBalanced(lines)
        const { payableCents, roundingDifferenceCents } = vatReturnTotals(boxes)
        expect(payableCents % 100 === 0 && roundingDifferenceCents >= 0).toBe(true)
      }),
    )
  })
})
