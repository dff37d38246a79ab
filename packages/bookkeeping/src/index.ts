export { MAX_AMOUNT_CENTS } from './amounts.ts'
export { auditFile } from './audit-file/audit-file.ts'
export type {
  AccountBalance,
  AuditedAccount,
  AuditedContact,
  AuditedEntry,
  AuditedJournal,
  AuditedLine,
  AuditFileFacts,
} from './audit-file/facts.ts'
export type { AuditFileVersion } from './audit-file/schema.ts'
export {
  fiscalYearName,
  fiscalYearOf,
  fiscalYearRange,
  isTemporary,
  openingCountsFrom,
  yearBefore,
} from './fiscal-year.ts'
export { csvMark, csvRow, toCsv, type CsvValue } from './csv.ts'
export {
  addDecimals,
  centsToDecimal,
  compareDecimals,
  multiplyDecimals,
  negateDecimal,
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
export { must } from './must.ts'
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
export { unusualDate } from './unusual-date.ts'
export { resolveVatCode, selfAssessedRate, vatRate } from './vat-rates.ts'
export { setOffPosting, type SetOff } from './set-off-posting.ts'
export { badDebtPosting, unpaidPurchasePosting, type BadDebt } from './bad-debt-postings.ts'
export {
  bankExpensePosting,
  bankLinePosting,
  bankSettlementPosting,
  type BankExpense,
  type BankLineBooking,
  type BankSettlement,
  type SettledItem,
} from './bank-postings.ts'
export { bankOpeningPosting, OWN_FUNDS, type BankOpening } from './bank-opening-posting.ts'
export {
  purchaseInvoicePosting,
  salesInvoicePosting,
  type PurchasePostingOptions,
  type SalesPostingOptions,
} from './invoice-postings.ts'
export { purchaseAccounts, type AccountGuess } from './purchase-account.ts'
export { PURCHASE_STATUSES, purchaseStatus, type PurchaseFacts, type PurchaseStatus } from './purchase-status.ts'
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
export { FIRST_SCHEME_DAY, vatSchemeOn, withVatScheme, type VatScheme, type VatSchemeSpan } from './vat-schemes.ts'
export { vatLabel, vatSummary, vatSummaryText, type VatSummaryRow } from './vat-summary.ts'
export { vatAccountBalances, vatReturnPosting, type VatAccountBalance } from './vat-return-posting.ts'
export { createSuggester, suggest } from './bank-suggestions/suggest.ts'
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
} from './bank-suggestions/types.ts'
export { epcQrPayload, type EpcPayment } from './epc-qr.ts'
export { isBetalingskenmerk, readPaymentReference, type PaymentReference } from './payment-reference.ts'
export { isSepaIban, sepaPaymentFile, type SepaPayment, type SepaPaymentFile } from './sepa-payment.ts'
export {
  assertNumberPattern,
  formatInvoiceNumber,
  restartsEveryYear,
  type InvoiceNumberInput,
} from './invoice-number.ts'
export {
  INVOICE_STATUSES,
  invoiceStatus,
  type InvoiceFacts,
  type InvoiceStatus,
  type StatusTone,
} from './invoice-status.ts'
export { buyerConflicts, type BuyerConflict } from './buyer-of-codes.ts'
export { isLate, isPastDue, type Owed } from './late.ts'
export {
  legalMentions,
  missingForInvoice,
  type InvoiceBuyer,
  type InvoiceParties,
  type InvoiceSeller,
  type MissingInvoiceField,
} from './legal-mentions.ts'
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
} from './vat-periods.ts'
export {
  ACCOUNT_TEMPLATES,
  chartOfAccounts,
  YEAR_RESULT_ACCOUNT,
  type AccountTemplate,
  type AccountType,
  type LegalForm,
} from './chart-of-accounts.ts'
export { isReadOnly, type SubscriptionStanding } from './read-only.ts'
