import { normaliseIban } from './open-item-index.ts'
import type { BankLine, TransferSide } from './types.ts'

/** Money between two banks is there the same day, or after a long weekend; further apart it is another payment. */
export const MAX_TRANSFER_DAYS = 5

/**
 * The line on our other account that is the other end of a transfer: each names the account of the other, and the same
 * amount leaves here and arrives there within a few days. Of several the nearest in time, then the first. Null when
 * there is none: a part, or a day too far off, is never taken for it.
 */
export function otherSideOf<Side extends TransferSide>(
  line: Pick<BankLine, 'amountCents' | 'counterpartyIban' | 'ownIban' | 'date'>,
  sides: readonly Side[],
): Side | null {
  const [own, other] = [normaliseIban(line.ownIban ?? null), normaliseIban(line.counterpartyIban)]
  if (own === '' || other === '' || own === other) return null
  const fitting = sides.filter(
    (side) =>
      side.amountCents === -line.amountCents &&
      normaliseIban(side.ownIban) === other &&
      normaliseIban(side.counterpartyIban) === own &&
      daysApart(side, line) <= MAX_TRANSFER_DAYS,
  )
  const [nearest] = fitting.toSorted((a, b) => daysApart(a, line) - daysApart(b, line) || a.id - b.id)
  return nearest ?? null
}

const DAY_MS = 86_400_000

const daysApart = (a: { readonly date: string }, b: { readonly date: string }): number =>
  Math.abs(Date.parse(a.date) - Date.parse(b.date)) / DAY_MS
