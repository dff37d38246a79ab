export {
  chooseMandate,
  collectionDayObstacle,
  collectionObstacle,
  earliestCollectionDay,
  latestCollectionDay,
  mandateObstacle,
  sequenceOf,
  STANDARD_NOTICE_DAYS,
  type CollectableItem,
  type CollectingMandate,
  type CollectionObstacle,
  type MandateKind,
  type MandateObstacle,
} from './collecting.ts'
export { collectionCosts, costsOfClaims, type CollectionCosts } from './collection-costs.ts'
export {
  costsFrom,
  dueReminder,
  nextReminder,
  REMINDER_KINDS,
  type NextReminder,
  type RemindedInvoice,
  type ReminderKind,
  type ReminderStep,
  type SentReminder,
} from './due-reminder.ts'
export { epcQrPayload, type EpcPayment } from './epc-qr.ts'
export { amendmentSince, type CollectedBy } from './mandate-amendment.ts'
export {
  lastExecutionDay,
  openToPay,
  paymentObstacle,
  transfersOf,
  type PayableItem,
  type PaymentObstacle,
  type PlannedPayment,
  type Transfer,
} from './payables.ts'
export { isBetalingskenmerk, readPaymentReference, type PaymentReference } from './payment-reference.ts'
export { referenceOfNumbers } from './reference-of-numbers.ts'
export {
  codesAfterWhich,
  RETURN_REASON_CODES,
  returnReason,
  returnReasonIn,
  type ReturnReason,
} from './return-reasons.ts'
export {
  blockOf,
  sepaDirectDebitFile,
  type DirectDebitScheme,
  type DirectDebitSequence,
  type SepaCollection,
  type SepaDirectDebitFile,
} from './sepa-direct-debit.ts'
export { isSepaIdentifier } from './sepa-text.ts'
export { isCollectableIban } from './sepa-countries.ts'
export { sepaPaymentFile, type SepaPayment, type SepaPaymentFile } from './sepa-payment.ts'
export {
  statementOfAccount,
  type StatementFact,
  type StatementLine,
  type StatementOfAccount,
} from './statement-of-account.ts'
export {
  namesReference,
  readTaxReference,
  readOssReference,
  settleTaxDebts,
  taxDebtState,
  TAX_AUTHORITY,
  type SettledTaxDebt,
  type TaxDebt,
  type TaxPayment,
} from './tax-payments.ts'
export { taxKindIn, type SaidTax, type TaxKind } from './tax-kinds.ts'
export { rateOn, statutoryInterest, type InterestClaim } from './statutory-interest.ts'
export {
  INTEREST_RATES_KNOWN_UNTIL,
  interestRates,
  type InterestKind,
  type InterestRate,
} from './statutory-interest-rates.ts'
