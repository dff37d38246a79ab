export { MAX_AMOUNT_CENTS } from './amounts.ts'
export {
  addDecimals,
  centsToDecimal,
  compareDecimals,
  formatDecimal,
  isDecimal,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundToCents,
  type Decimal,
} from './decimal.ts'
export {
  documentTotals,
  type DocumentInput,
  type DocumentLineInput,
  type DocumentLineTotal,
  type DocumentTotals,
  type DocumentVatTotal,
} from './document-totals.ts'
export { BookkeepingError, type BookkeepingErrorCode } from './errors.ts'
export { VAT_BOXES, VAT_BOX_SECTIONS, type VatBox, type VatBoxDefinition, type VatBoxSection } from './vat-boxes.ts'
export {
  isSelfAssessed,
  isVatCode,
  VAT_CODES,
  vatCodeChoices,
  vatCodeOrder,
  type IcpKind,
  type VatCode,
  type VatCodeDefinition,
  type VatTreatment,
} from './vat-codes.ts'
export { resolveVatCode, selfAssessedRate, vatRate } from './vat-rates.ts'
export { badDebtPosting, unpaidPurchasePosting, type BadDebt } from './bad-debt-postings.ts'
export {
  bankExpensePosting,
  bankSettlementPosting,
  type BankExpense,
  type BankSettlement,
  type SettledItem,
} from './bank-postings.ts'
export {
  purchaseInvoicePosting,
  salesInvoicePosting,
  type PurchasePostingOptions,
  type SalesPostingOptions,
} from './invoice-postings.ts'
export { paymentShare, type VatShare } from './payment-share.ts'
export {
  assertBalanced,
  PostingBuilder,
  reversalOf,
  type AccountRef,
  type PostingLine,
  type PostingLineDetails,
  type VatKind,
} from './posting.ts'
export { SYSTEM_ACCOUNTS, type SystemAccount } from './system-accounts.ts'
export { defaultRevenueAccount, inputVatAccount, outputVatAccount } from './vat-accounts.ts'
export {
  boxesOf,
  vatReturnBoxes,
  vatReturnTotals,
  type VatFact,
  type VatReturnBox,
  type VatReturnTotals,
} from './vat-return.ts'
export { vatAccountBalances, vatReturnPosting, type VatAccountBalance } from './vat-return-posting.ts'
