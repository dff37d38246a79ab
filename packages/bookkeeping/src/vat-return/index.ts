export { countryRefunds, refundableDays, refundDeadline, type ForeignVat } from './vat-refund.ts'
export {
  correctionDeadline,
  interestFreeUntil,
  judgeLate,
  LARGEST_INCLUDED_CENTS,
  type CorrectionReason,
  type JudgedVat,
  type LateVat,
  type LateVerdict,
} from './late-vat.ts'
export {
  compareReturns,
  vatCorrection,
  vatCorrectionPosting,
  type AssessmentCosts,
  type VatCorrection,
  type VatCorrectionBox,
} from './vat-correction.ts'
export {
  boxesOf,
  signInBox,
  vatReturnBoxes,
  vatReturnTotals,
  type VatFact,
  type VatReturnBox,
  type VatReturnTotals,
} from './vat-return.ts'
export { expectedInterest, type ExpectedInterest } from './tax-interest.ts'
export { unusualBoxes, type UnusualBox } from './unusual-boxes.ts'
export { ossList, ossPeriodOf, type OssCorrection, type OssList, type OssRow, type OssSupply } from './oss-list.ts'
export {
  BENEFIT_LIMIT_CENTS,
  benefitCorrection,
  privateCarVat,
  privateEnergyVat,
  privateGoodsVat,
  privateTripsVat,
  type Benefit,
  type BenefitCorrection,
  type PrivateCar,
  type PrivateCarVat,
  type PrivateGoods,
} from './private-use.ts'
export { vatAccountBalances, vatReturnPosting, type VatAccountBalance } from './vat-return-posting.ts'
export {
  icpAmounts,
  icpRows,
  icpTotals,
  matchBox3b,
  placeIcp,
  type IcpFact,
  type IcpMatch,
  type IcpRow,
  type PlacedIcp,
} from './icp-list.ts'
export {
  ICP_QUARTER_LIMIT_CENTS,
  icpPeriodOn,
  icpPeriods,
  periodOfDays,
  type IcpCalendarFacts,
  type IcpPeriod,
} from './icp-periods.ts'
export {
  REVISION_LIMIT_CENTS,
  revisionYears,
  vatOfPart,
  vatRevision,
  type RevisedAsset,
  type RevisedPart,
  type RevisionRules,
  type VatRevisionYear,
} from './vat-revision.ts'
export { formatWholeEuros } from './whole-euros.ts'
