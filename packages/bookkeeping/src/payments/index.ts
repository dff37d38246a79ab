export { epcQrPayload, type EpcPayment } from './epc-qr.ts'
export { isBetalingskenmerk, readPaymentReference, type PaymentReference } from './payment-reference.ts'
export { isSepaIban, sepaPaymentFile, type SepaPayment, type SepaPaymentFile } from './sepa-payment.ts'
