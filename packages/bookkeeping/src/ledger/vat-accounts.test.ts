import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartOfAccounts } from './chart-of-accounts.ts'
import { purchaseInvoicePosting, salesInvoicePosting } from './invoice-postings.ts'
import { anyTotals, date } from './postings.test-support.ts'
import { CONTROL_ACCOUNTS, isSystemAccount, SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { VAT_ACCOUNTS } from './vat-accounts.ts'

test('VAT stands on the accounts for it and nothing else does, whatever is bought and sold', () => {
  fc.assert(
    fc.property(anyTotals('sale'), anyTotals('purchase'), (sale, purchase) => {
      const lines = [
        ...salesInvoicePosting(sale, {}),
        ...purchaseInvoicePosting(purchase, { expenseAccounts: purchase.lines.map(() => ({ id: 4500 })), date }),
      ]
      for (const { account, vatKind } of lines) {
        const isVat = vatKind === 'output' || vatKind === 'input'
        expect('rgs' in account && VAT_ACCOUNTS.includes(account.rgs)).toBe(isVat)
      }
    }),
  )
})

test('the accounts for VAT are those of the chart, without what was filed and what waits for its payment', () => {
  const names = chartOfAccounts('bv').flatMap(({ rgs, name }) => (VAT_ACCOUNTS.includes(rgs) ? [name] : []))
  expect(names).toEqual([
    'Btw hoog tarief',
    'Btw laag tarief',
    'Btw overige tarieven',
    'Btw over privégebruik',
    'Btw verlegd',
    'Btw inkopen uit EU-landen',
    'Btw inkopen van buiten de EU',
    'Voorbelasting',
  ])
  expect(VAT_ACCOUNTS).not.toContain(SYSTEM_ACCOUNTS.vatPayable)
})

test('what is open on documents stands on accounts that postings find by themselves', () => {
  expect(CONTROL_ACCOUNTS).toEqual(['BVorDebHad', 'BSchCreHac', 'BSchBepOvb'])
  expect(CONTROL_ACCOUNTS.every(isSystemAccount)).toBe(true)
  expect(isSystemAccount('WBedKanTef')).toBe(false)
})
