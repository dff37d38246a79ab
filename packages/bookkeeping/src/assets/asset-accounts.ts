/** The accounts that an asset moves between, by their RGS code. */
export interface AssetAccounts {
  /** What was written off of it until now, beside its cost; null where that goes off the cost itself. */
  readonly depreciation: string | null
  /** Where its depreciation counts as a cost. */
  readonly expense: string
  /** Where what it is sold for meets what it was still worth. */
  readonly result: string
}

/** The kinds of fixed assets: the account of their cost, and those that go with it. */
const KINDS = {
  BIvaGooVvp: { depreciation: 'BIvaGooCae', expense: 'WAfsAivGoo', result: 'WAfsRviGoo' },
  // Land keeps its value: RGS has neither its depreciation nor a result of its own.
  BMvaTerVvp: { depreciation: null, expense: 'WAfsAmvBeg', result: 'WAfsRvmBeg' },
  BMvaBegVvp: { depreciation: 'BMvaBegCae', expense: 'WAfsAmvBeg', result: 'WAfsRvmBeg' },
  BMvaVerVvp: { depreciation: 'BMvaVerCae', expense: 'WAfsAmvVeb', result: 'WAfsRvmVeb' },
  BMvaMeiVvp: { depreciation: 'BMvaMeiCae', expense: 'WAfsAmvMei', result: 'WAfsRvmMei' },
  BMvaBeiVvp: { depreciation: 'BMvaBeiCae', expense: 'WAfsAmvBei', result: 'WAfsRvmBei' },
  BMvaTevVvp: { depreciation: 'BMvaTevCae', expense: 'WAfsAmvTev', result: 'WAfsRvmTev' },
} as const satisfies Record<string, AssetAccounts>

/** The RGS code of an account that holds one kind of fixed assets. */
export type AssetCode = keyof typeof KINDS

/** Every kind, in the order of the chart. */
export const ASSET_CODES = Object.keys(KINDS) as AssetCode[]

/** The accounts that go with the one on which an asset's cost stands; null for a code that has none of its own. */
export const assetAccounts = (rgs: string | null): AssetAccounts | null =>
  rgs !== null && Object.hasOwn(KINDS, rgs) ? KINDS[rgs as AssetCode] : null

/** Whether an account holds the cost of assets: fixed assets, but not what was depreciated of them. */
export const holdsAssets = (rgs: string | null): boolean =>
  rgs !== null && /^B(Mva|Iva)/.test(rgs) && !/(Cae|Caw|Cuh|Caf)$/.test(rgs)

/** Whether it holds goodwill, of which the tax takes longer. */
export const holdsGoodwill = (rgs: string | null): boolean => rgs !== null && rgs.startsWith('BIvaGoo')

/** Whether it holds land, which keeps its value. */
export const holdsLand = (rgs: string | null): boolean => rgs !== null && rgs.startsWith('BMvaTer')

/** Whether it holds real estate: land, buildings and what was built in them. */
export const holdsRealEstate = (rgs: string | null): boolean => rgs !== null && /^BMva(Ter|Beg|Ver)/.test(rgs)
