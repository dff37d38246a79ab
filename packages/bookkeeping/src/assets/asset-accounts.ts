/** The accounts that an asset moves between, by their RGS code. */
export interface AssetAccounts {
  /** What was written off of it until now, beside its cost. */
  readonly depreciation: string
  /** Where its depreciation counts as a cost. */
  readonly expense: string
  /** Where what it is sold for meets what it was still worth. */
  readonly result: string
}

/** RGS calls the same kind otherwise in the balance sheet than among the costs. */
const COST_NAMES: Readonly<Record<string, string>> = { Ver: 'Veb' }

/** The accounts that go with the one on which an asset's cost stands; null for a code that has none of its own. */
export function assetAccounts(rgs: string | null): AssetAccounts | null {
  const kind = rgs === null ? null : (/^BMva(Ver|Mei|Bei|Tev)Vvp$/.exec(rgs)?.[1] ?? null)
  if (kind === null) return null
  const cost = COST_NAMES[kind] ?? kind
  return { depreciation: `BMva${kind}Cae`, expense: `WAfsAmv${cost}`, result: `WAfsRvm${cost}` }
}

/** Whether an account holds the cost of assets: fixed assets, but not what was depreciated of them. */
export const holdsAssets = (rgs: string | null): boolean =>
  rgs !== null && /^B(Mva|Iva)/.test(rgs) && !/(Cae|Caw|Cuh|Caf)$/.test(rgs)

/** Whether it holds goodwill, of which the tax takes longer. */
export const holdsGoodwill = (rgs: string | null): boolean => rgs !== null && rgs.startsWith('BIvaGoo')
