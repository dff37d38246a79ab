export {
  fiscalYearName,
  fiscalYearOf,
  fiscalYearRange,
  isTemporary,
  openingCountsFrom,
  yearBefore,
} from './fiscal-year.ts'
export {
  addShares,
  creditSetOff,
  isPostponed,
  negateShares,
  postponedVat,
  shareOfPayment,
  vatDuePosting,
  type CreditSetOff,
} from './cash-basis.ts'
export {
  accountOfOpenItem,
  bankCentsOf,
  partPayment,
  returnedPayment,
  setOffCents,
  waitingAfter,
  waitingAgain,
  type OpenItemKind,
  type OpenItemState,
  type PaidSoFar,
  type PartPayment,
} from './open-items.ts'
export { centsOfForeign, EXCHANGE_DIFFERENCES, foreignOfCents, likelyPaid, type ForeignOpen } from './foreign-items.ts'
export { normalSideOf } from './normal-side.ts'
export { setOffPosting, type SetOff } from './set-off-posting.ts'
export {
  badDebtPosting,
  postponedDebtPosting,
  unpaidPurchasePosting,
  type BadDebt,
  type DeductedVat,
} from './bad-debt-postings.ts'
export { bankOpeningPosting, OWN_FUNDS, type BankOpening } from './bank-opening-posting.ts'
export {
  purchaseInvoicePosting,
  purchaseLineCosts,
  salesInvoicePosting,
  vatByDay,
  type PurchasePostingOptions,
  type SalesPostingOptions,
} from './invoice-postings.ts'
export { standardTemplates, type StandardTemplate, type StandardTemplateKind } from './standard-templates.ts'
export { movedByPayment, movedVatPosting, releasedLeft, type MovedVat } from './released-vat.ts'
export { retaxedSalePosting, type UntaxedSale } from './retaxed-sale.ts'
export { purchaseAccounts, type AccountGuess } from './purchase-account.ts'
export type { VatShare } from './payment-share.ts'
export { unpaidVatAskedUpTo, unpaidVatDay } from './unpaid-vat-day.ts'
export { vatWithin, waitingShare } from './waiting-vat.ts'
export {
  assertBalanced,
  PostingBuilder,
  reversalOf,
  type AccountRef,
  type PostingLine,
  type PostingLineDetails,
  type VatKind,
} from './posting.ts'
export {
  CASH_DIFFERENCES,
  CLAIM_INCOME,
  CONTROL_ACCOUNTS,
  DEPOSITS_RECEIVED,
  isSystemAccount,
  SYSTEM_ACCOUNTS,
  type SystemAccount,
} from './system-accounts.ts'
export { defaultRevenueAccount, inputVatAccount, outputVatAccount, VAT_ACCOUNTS } from './vat-accounts.ts'
export {
  ACCOUNT_TEMPLATES,
  chartOfAccounts,
  YEAR_RESULT_ACCOUNT,
  type AccountTemplate,
  type AccountType,
  type LegalForm,
} from './chart-of-accounts.ts'
export {
  imbalanceCents,
  journalLineFaults,
  journalLinePosting,
  MAX_JOURNAL_LINES,
  type JournalLine,
  type JournalRules,
} from './journal-posting.ts'
export {
  openingFaults,
  openingPosting,
  type Opening,
  type OpeningItem,
  type OpeningLine,
  type OpeningRules,
} from './opening-posting.ts'
export {
  isPrivateAccount,
  yearClosePosting,
  yearResultCents,
  type ClosingPartner,
  type YearClose,
  type YearEndBalance,
} from './year-close-posting.ts'
export {
  ACCRUAL_ACCOUNTS,
  isWithinMonth,
  periodFault,
  spreadOverMonths,
  type LinePeriod,
  type PeriodPart,
} from './spread-periods.ts'
export { divideProfit, type Partner, type PartnerResult } from './divide-profit.ts'
