export {
  documentTotals,
  type DocumentInput,
  type DocumentLineInput,
  type DocumentLineTotal,
  type DocumentTotals,
  type DocumentVatTotal,
} from './document-totals.ts'
export { inEuroCents, totalsInEuros, type Exchange } from './exchange.ts'
export { purchaseStatus, type PurchaseFacts, type PurchaseStatus } from './purchase-status.ts'
export { tellsNet, vatLabel, vatSummary, vatSummaryText, type VatSummaryRow } from './vat-summary.ts'
export {
  assertNumberPattern,
  formatInvoiceNumber,
  restartsEveryYear,
  type InvoiceNumberInput,
} from './invoice-number.ts'
export {
  agreedPrice,
  agreementFor,
  priceWithVat,
  type PriceAgreement,
  type PricedProduct,
  type PricedSale,
} from './agreed-price.ts'
export {
  depositLines,
  fitsDeposit,
  grossOfDeposit,
  leftOfDeposit,
  shareOfDeposit,
  withDeposits,
  type DepositShare,
  type DepositVat,
  type ListedDeposit,
} from './deposits.ts'
export { leftToCredit } from './credits.ts'
export { isMoreThanLeft, leftOfParts, percentLeft, shareOfParts, type EstimateParts } from './estimate-parts.ts'
export { lastWithdrawalDay } from './withdrawal.ts'
export { estimateStatus, type EstimateFacts, type EstimateStatus } from './estimate-status.ts'
export { isImpossibleVat, STATED_VAT_MARGIN_CENTS, statedVatProblem, type StatedVatProblem } from './stated-vat.ts'
export { invoiceStatus, type InvoiceFacts, type InvoiceStatus } from './invoice-status.ts'
export {
  rateChangesWithin,
  saleVatDate,
  supplyFault,
  supplyOf,
  supplyText,
  type SaleForVatDate,
  type Supply,
  type SupplyDays,
} from './supply.ts'
export { dueLabel, frozenPaper, type FrozenDocument } from './frozen-paper.ts'
export {
  documentSums,
  paperLabels,
  paperSums,
  type PaperContent,
  type PaperLabels,
  type PaperLine,
  type PaperSum,
  type SummedDocument,
} from './paper-content.ts'
export { deliveryText, type Delivery } from './delivery.ts'
export { buyerConflicts, type BuyerConflict } from './buyer-of-codes.ts'
export {
  legalMentions,
  missingForInvoice,
  type InvoiceBuyer,
  type InvoiceParties,
  type InvoiceSeller,
  type MissingInvoiceField,
} from './legal-mentions.ts'
export * from './recurrence/index.ts'
