export { MAX_AMOUNT_CENTS } from './money/amounts.ts'
export { auditFile } from './reports/audit-file/audit-file.ts'
export type {
  AccountBalance,
  AuditedAccount,
  AuditedContact,
  AuditedEntry,
  AuditedJournal,
  AuditedLine,
  AuditFileFacts,
} from './reports/audit-file/facts.ts'
export type { AuditFileVersion } from './reports/audit-file/schema.ts'
export {
  fiscalYearName,
  fiscalYearOf,
  fiscalYearRange,
  isTemporary,
  openingCountsFrom,
  yearBefore,
} from './ledger/fiscal-year.ts'
export { csvMark, csvRow, toCsv, type CsvValue } from './reports/csv.ts'
export {
  addDecimals,
  centsToDecimal,
  compareDecimals,
  multiplyDecimals,
  negateDecimal,
  roundToCents,
  type Decimal,
} from './money/decimal.ts'
export {
  documentTotals,
  type DocumentInput,
  type DocumentLineInput,
  type DocumentLineTotal,
  type DocumentTotals,
  type DocumentVatTotal,
} from './documents/document-totals.ts'
export { must } from './money/must.ts'
export { BookkeepingError, type BookkeepingErrorCode } from './money/errors.ts'
export { VAT_BOXES, VAT_BOX_SECTIONS, type VatBox, type VatBoxDefinition, type VatBoxSection } from './vat/vat-boxes.ts'
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
} from './vat/vat-codes.ts'
export {
  addShares,
  creditSetOff,
  isPostponed,
  negateShares,
  postponedVat,
  shareOfPayment,
  vatDuePosting,
  type CreditSetOff,
} from './ledger/cash-basis.ts'
export { unusualDate } from './calendar/unusual-date.ts'
export { resolveVatCode, selfAssessedRate, vatRate } from './vat/vat-rates.ts'
export { setOffPosting, type SetOff } from './ledger/set-off-posting.ts'
export { badDebtPosting, unpaidPurchasePosting, type BadDebt } from './ledger/bad-debt-postings.ts'
export {
  bankExpensePosting,
  bankLinePosting,
  bankSettlementPosting,
  type BankExpense,
  type BankLineBooking,
  type BankSettlement,
  type SettledItem,
} from './bank/bank-postings.ts'
export { bankOpeningPosting, OWN_FUNDS, type BankOpening } from './ledger/bank-opening-posting.ts'
export {
  purchaseInvoicePosting,
  salesInvoicePosting,
  type PurchasePostingOptions,
  type SalesPostingOptions,
} from './ledger/invoice-postings.ts'
export { purchaseAccounts, type AccountGuess } from './ledger/purchase-account.ts'
export {
  PURCHASE_STATUSES,
  purchaseStatus,
  type PurchaseFacts,
  type PurchaseStatus,
} from './documents/purchase-status.ts'
export { paymentShare, type VatShare } from './ledger/payment-share.ts'
export {
  assertBalanced,
  PostingBuilder,
  reversalOf,
  type AccountRef,
  type PostingLine,
  type PostingLineDetails,
  type VatKind,
} from './ledger/posting.ts'
export { SYSTEM_ACCOUNTS, type SystemAccount } from './ledger/system-accounts.ts'
export { defaultRevenueAccount, inputVatAccount, outputVatAccount } from './ledger/vat-accounts.ts'
export {
  boxesOf,
  vatReturnBoxes,
  vatReturnTotals,
  type VatFact,
  type VatReturnBox,
  type VatReturnTotals,
} from './vat-return/vat-return.ts'
export { FIRST_SCHEME_DAY, vatSchemeOn, withVatScheme, type VatScheme, type VatSchemeSpan } from './vat/vat-schemes.ts'
export { vatLabel, vatSummary, vatSummaryText, type VatSummaryRow } from './documents/vat-summary.ts'
export { vatAccountBalances, vatReturnPosting, type VatAccountBalance } from './vat-return/vat-return-posting.ts'
export { createSuggester, suggest } from './bank/suggestions/suggest.ts'
export type {
  AccountSuggestion,
  BankLine,
  BankRule,
  BankRuleConditions,
  BookedLine,
  Certainty,
  CombinationSuggestion,
  OpenItem,
  OpenItemSuggestion,
  RuleSuggestion,
  Settlement,
  Suggestion,
  SuggestionCandidates,
  SuggestionReason,
} from './bank/suggestions/types.ts'
export { epcQrPayload, type EpcPayment } from './payments/epc-qr.ts'
export { isBetalingskenmerk, readPaymentReference, type PaymentReference } from './payments/payment-reference.ts'
export { isSepaIban, sepaPaymentFile, type SepaPayment, type SepaPaymentFile } from './payments/sepa-payment.ts'
export {
  assertNumberPattern,
  formatInvoiceNumber,
  restartsEveryYear,
  type InvoiceNumberInput,
} from './documents/invoice-number.ts'
export {
  INVOICE_STATUSES,
  invoiceStatus,
  type InvoiceFacts,
  type InvoiceStatus,
  type StatusTone,
} from './documents/invoice-status.ts'
export { buyerConflicts, type BuyerConflict } from './documents/buyer-of-codes.ts'
export { isLate, isPastDue, type Owed } from './calendar/late.ts'
export {
  legalMentions,
  missingForInvoice,
  type InvoiceBuyer,
  type InvoiceParties,
  type InvoiceSeller,
  type MissingInvoiceField,
} from './documents/legal-mentions.ts'
export {
  nextVatPeriod,
  previousVatPeriod,
  vatPeriodOf,
  vatPeriodOfKey,
  vatPeriodsBetween,
  vatPeriodState,
  type VatFrequency,
  type VatPeriod,
  type VatPeriodState,
} from './vat/vat-periods.ts'
export {
  ACCOUNT_TEMPLATES,
  chartOfAccounts,
  YEAR_RESULT_ACCOUNT,
  type AccountTemplate,
  type AccountType,
  type LegalForm,
} from './ledger/chart-of-accounts.ts'
export { isReadOnly, type SubscriptionStanding } from './administration/read-only.ts'
