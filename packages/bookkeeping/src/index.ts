export { MAX_AMOUNT_CENTS } from "./amounts.ts";
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
} from "./decimal.ts";
export {
  documentTotals,
  type DocumentInput,
  type DocumentLineInput,
  type DocumentLineTotal,
  type DocumentTotals,
  type DocumentVatTotal,
} from "./document-totals.ts";
export { BookkeepingError, type BookkeepingErrorCode } from "./errors.ts";
export {
  VAT_BOXES,
  VAT_BOX_SECTIONS,
  type VatBox,
  type VatBoxDefinition,
  type VatBoxSection,
} from "./vat-boxes.ts";
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
} from "./vat-codes.ts";
export { resolveVatCode, selfAssessedRate, vatRate } from "./vat-rates.ts";
