import type { VatRevision } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'

export type RevisionYear = VatRevision['years'][number]
type Part = RevisionYear['parts'][number]

/** What a book year comes to: 'terug te betalen', or 'alsnog af te trekken'. */
export function yearWords({ year, cents }: RevisionYear): string {
  if (cents === 0) return `Boekjaar ${year}: niets te herzien`
  const what = cents > 0 ? 'terug te betalen' : 'alsnog af te trekken'
  return `Boekjaar ${year}: ${formatEuro(Math.abs(cents))} ${what}`
}

/** How the figure of an asset is made. */
export function partWords({ name, vatCents, deductedPercent, rightPercent, nth, term, cents, isWaived }: Part): string {
  const percent = (value: number) => `${String(value).replace('.', ',')}%`
  const made = `1/${term} van ${formatEuro(vatCents)} btw, jaar ${nth} van ${term}, ${percent(rightPercent)} aftrekbaar en ${percent(deductedPercent)} afgetrokken`
  return `${name}: ${made}, is ${formatEuro(Math.abs(cents))}${isWaived ? '; te weinig om te herzien' : ''}`
}
