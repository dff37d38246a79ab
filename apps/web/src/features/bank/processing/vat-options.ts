import type { contract, LedgerAccount, ResponseOf } from '@klopt/api-client/contract'
import type { Option } from '@klopt/ui'
import type { LineAmount } from './draft.ts'

export type VatCodes = ResponseOf<typeof contract.bank.vatCodes>

/** The value in the list for no VAT code at all. */
export const WITHOUT_VAT = 'none'

/**
 * The VAT codes to choose from. The account decides on which side: a refund by a supplier is money in on a cost. An
 * account of the balance sheet goes by the direction of the money. A code of the other side stays when it is chosen.
 */
export function vatOptions(
  codes: VatCodes | undefined,
  part: { readonly account: LedgerAccount; readonly vatCode: string | null },
  line: LineAmount,
): Option<string>[] {
  const none = { value: WITHOUT_VAT, label: 'Buiten de btw' }
  if (!codes) return part.vatCode === null ? [none] : [none, { value: part.vatCode, label: '…' }]
  const side = sideOf(part.account, line)
  const own = codes[side]
  const chosen = codes[side === 'in' ? 'out' : 'in'].filter(({ code }) => code === part.vatCode)
  return [none, ...[...own, ...chosen].map(({ code, label }) => ({ value: code, label }))]
}

function sideOf({ type }: LedgerAccount, { amountCents }: LineAmount): 'in' | 'out' {
  if (type === 'revenue') return 'in'
  if (type === 'expense') return 'out'
  return amountCents > 0 ? 'in' : 'out'
}

/** The VAT of a suggestion in a word or two: '21%' for '21% btw (hoog tarief)'; empty without VAT. */
export function shortVat(codes: VatCodes | undefined, vatCode: string | null): string {
  const label = [...(codes?.in ?? []), ...(codes?.out ?? [])].find(({ code }) => code === vatCode)?.label ?? ''
  return /^\d+%/.exec(label)?.[0] ?? (/^geen btw/i.test(label) ? '' : label)
}
