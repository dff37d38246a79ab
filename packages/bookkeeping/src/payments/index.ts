export { collectionCosts, costsOfClaims, type CollectionCosts } from './collection-costs.ts'
export {
  costsFrom,
  dueReminder,
  nextReminder,
  type NextReminder,
  type RemindedInvoice,
  type ReminderKind,
  type ReminderStep,
  type SentReminder,
} from './due-reminder.ts'
export { epcQrPayload, type EpcPayment } from './epc-qr.ts'
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
  settleTaxDebts,
  TAX_AUTHORITY,
  type SettledTaxDebt,
  type TaxDebt,
  type TaxPayment,
} from './tax-payments.ts'
export { rateOn, statutoryInterest, type InterestClaim } from './statutory-interest.ts'
export {
  INTEREST_RATES_KNOWN_UNTIL,
  interestRates,
  type InterestKind,
  type InterestRate,
} from './statutory-interest-rates.ts'
