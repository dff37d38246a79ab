export { MAX_AMOUNT_CENTS } from './amounts.ts'
export { CURRENCIES, decimalsOf, EURO, isCurrency, isRate, RATE_DECIMALS, type CurrencyCode } from './currencies.ts'
export {
  addDecimals,
  centsToDecimal,
  compareDecimals,
  multiplyDecimals,
  negateDecimal,
  partOfDecimal,
  roundDecimal,
  roundToCents,
  type Decimal,
} from './decimal.ts'
export { must } from './must.ts'
export { BookkeepingError, type BookkeepingErrorCode } from './errors.ts'
