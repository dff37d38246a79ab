import type { Asset, AssetInput, contract, ResponseOf } from '@klopt/api-client/contract'

export type Candidate = ResponseOf<typeof contract.assets.candidates>[number]
export type Method = 'months' | 'percent' | 'none'

/** An asset while somebody types. */
export interface AssetForm {
  name: string
  accountId: number | null
  costCents: number | null
  residualCents: number | null
  /** Of its purchase, where that is not in these books. */
  vatCents: number | null
  inUseOn: string | null
  acquiredOn: string | null
  method: Method
  months: string | null
  percent: string | null
  every: 'month' | 'year'
  wasInUse: boolean
  takenOverDay: string | null
  takenOverCents: number | null
  note: string
}

/** The wire's asset to edit, or what a purchase says of a new one; an empty form for one by hand. */
export function formOf(asset: Asset | null, candidate: Candidate | null): AssetForm {
  const method = asset === null ? { kind: 'months' as const, months: 60 } : asset.method
  return {
    name: asset?.name ?? candidate?.description ?? '',
    accountId: asset?.accountId ?? (candidate?.isOnAssetAccount ? candidate.account.id : null),
    costCents: asset?.costCents ?? candidate?.costCents ?? null,
    residualCents: asset?.residualCents ?? 0,
    vatCents: asset?.vatCents ?? null,
    inUseOn: asset?.inUseOn ?? candidate?.invoiceDate ?? null,
    acquiredOn: asset?.source === null ? (asset.acquiredOn ?? null) : null,
    method: method?.kind ?? 'none',
    months: method?.kind === 'months' ? String(method.months) : null,
    percent: method?.kind === 'percent' ? method.percent : null,
    every: asset?.every ?? 'month',
    wasInUse: asset?.takenOver != null,
    takenOverDay: asset?.takenOver?.day ?? null,
    takenOverCents: asset?.takenOver?.depreciatedCents ?? null,
    note: asset?.note ?? '',
  }
}

/** What was typed as the wire has it; null while something it needs is missing. */
export function inputOf(form: AssetForm): AssetInput | null {
  const { accountId, costCents, inUseOn, wasInUse, takenOverDay } = form
  if (accountId === null || costCents === null || inUseOn === null) return null
  return {
    name: form.name.trim(),
    note: form.note.trim(),
    accountId,
    costCents,
    residualCents: form.residualCents ?? 0,
    vatCents: form.vatCents,
    inUseOn,
    acquiredOn: wasInUse ? null : form.acquiredOn,
    method: methodOf(form),
    every: form.every,
    takenOver:
      wasInUse && takenOverDay !== null ? { day: takenOverDay, depreciatedCents: form.takenOverCents ?? 0 } : null,
  }
}

function methodOf({ method, months, percent }: AssetForm): AssetInput['method'] {
  if (method === 'none') return null
  if (method === 'percent') return { kind: 'percent', percent: percent ?? '0' }
  return { kind: 'months', months: Number(months) }
}
