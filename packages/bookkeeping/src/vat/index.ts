export { VAT_BOXES, VAT_BOX_SECTIONS, type VatBox, type VatBoxDefinition, type VatBoxSection } from './vat-boxes.ts'
export {
  INVOICE_VAT_CODES,
  isSelfAssessed,
  isVatCode,
  MIXED_VAT_CODES,
  VAT_CODES,
  vatCodeChoices,
  vatCodeOrder,
  type IcpKind,
  type VatCode,
  type VatCodeDefinition,
  type VatTreatment,
} from './vat-codes.ts'
export { isEuCountry, isOtherEuCountry } from './eu-countries.ts'
export {
  DISTANCE_SALES_LIMIT_CENTS,
  distanceCountry,
  passesDistanceLimit,
  type DistanceBuyer,
} from './distance-sales.ts'
export { marginVat, type MarginLine, type MarginVat } from './margin.ts'
export { marginDoubt, type MarginDoubt, type MarginMethod } from './margin-method.ts'
export {
  basisPointsOfPercent,
  LARGEST_OSS_RATE_BASIS_POINTS,
  OSS_COUNTRIES,
  ossRate,
  ossReducedRates,
  percentOfBasisPoints,
} from './oss-rates.ts'
export { resolveVatCode, selfAssessedRate, vatRate } from './vat-rates.ts'
export { FIRST_SCHEME_DAY, vatSchemeOn, withVatScheme, type VatScheme, type VatSchemeSpan } from './vat-schemes.ts'
export {
  nextVatPeriod,
  vatPeriodOf,
  vatPeriodOfKey,
  vatPeriodState,
  vatPeriodWords,
  vatStartChoices,
  type VatFrequency,
  type VatPeriod,
  type VatPeriodState,
} from './vat-periods.ts'
export { deductionDay } from './deduction-day.ts'
export {
  earlierOpen,
  CORRECTABLE_YEARS,
  declarableUntil,
  firstDeclarableDay,
  filedReturnOf,
  isPeriodStart,
  openPeriods,
  periodOfDay,
  periodOfKey,
  stateOf,
  vatCalendar,
  type Days,
  type VatCalendar,
} from './vat-calendar.ts'
export {
  countsForSmallBusiness,
  endedByLimit,
  isSmallBusinessOn,
  mayRejoinFrom,
  overlapping,
  limitCrossing,
  SMALL_BUSINESS_LIMIT_CENTS,
  smallBusinessLevel,
  withSmallBusinessSpan,
  type SmallBusinessLevel,
  type SmallBusinessSpan,
} from './small-business.ts'
export {
  deductedVat,
  deductionPercentOn,
  deductionShareOf,
  mixedUseDifference,
  turnoverKind,
  withDeductionShare,
  type DeductionRules,
  type DeductionShare,
} from './mixed-use.ts'
export { isInVatUnitOn, withVatUnit, type VatUnitSpan } from './vat-unit.ts'
