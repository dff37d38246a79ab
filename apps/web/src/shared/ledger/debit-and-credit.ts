import { formatEuro } from '@klopt/validators'

/** A line that has an amount in debit or in credit; null while it is empty. */
export interface Sides {
  readonly debitCents: number | null
  readonly creditCents: number | null
}

/** What lines come to on one side, in cents. */
export const sumOf = (lines: readonly Sides[], side: keyof Sides): number =>
  lines.reduce((sum, line) => sum + (line[side] ?? 0), 0)

/** How much more there is in debit than in credit, in cents. */
export const differenceOf = (lines: readonly Sides[]): number =>
  sumOf(lines, 'debitCents') - sumOf(lines, 'creditCents')

/** That lines with an amount have no account yet: which, in Dutch; undefined when all have one. */
export function withoutAccount(lines: readonly (Sides & { readonly account: unknown })[]): string | undefined {
  const places = lines.flatMap(({ account, debitCents, creditCents }, place) =>
    account === null && (debitCents !== null || creditCents !== null) ? [String(place + 1)] : [],
  )
  const [last] = places.slice(-1)
  if (last === undefined) return undefined
  const which = places.length === 1 ? `regel ${last}` : `de regels ${places.slice(0, -1).join(', ')} en ${last}`
  return `Kies nog een rekening op ${which}.`
}

/** What is wrong with lines that do not balance, in Dutch; null when they do. */
export function differenceSentence(lines: readonly Sides[]): string | null {
  const differenceCents = differenceOf(lines)
  if (differenceCents === 0) return null
  return `Debet en credit verschillen ${formatEuro(Math.abs(differenceCents))}. Maak ze gelijk; = vult het verschil.`
}
