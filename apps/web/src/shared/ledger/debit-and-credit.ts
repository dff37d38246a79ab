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

/** What is wrong with lines that do not balance, in Dutch; null when they do. */
export function differenceSentence(lines: readonly Sides[]): string | null {
  const differenceCents = differenceOf(lines)
  if (differenceCents === 0) return null
  return `Debet en credit verschillen ${formatEuro(Math.abs(differenceCents))}. Maak ze gelijk; = vult het verschil.`
}
