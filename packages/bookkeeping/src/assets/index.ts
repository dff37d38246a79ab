export {
  ASSET_CODES,
  assetAccounts,
  holdsAssets,
  holdsGoodwill,
  holdsLand,
  holdsRealEstate,
  type AssetAccounts,
  type AssetCode,
} from './asset-accounts.ts'
export { depreciationPosting, disposalPosting, type AssetLedger, type Disposal } from './asset-postings.ts'
export {
  depreciatedCents,
  depreciationParts,
  lastPlanDay,
  type DepreciationMethod,
  type DepreciationPart,
  type DepreciationPlan,
} from './depreciation-plan.ts'
export {
  dueDepreciations,
  plannedCents,
  plannedValueCents,
  type DepreciationStep,
  type PeriodDepreciation,
} from './due-depreciations.ts'
export { smallInvestments, smallInvestmentsText, type SmallInvestments } from './small-investments.ts'
export { ASSET_FROM_CENTS, planFaults } from './plan-faults.ts'
