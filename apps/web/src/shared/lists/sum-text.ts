import { formatEuro } from '@klopt/validators'
import { countText } from './segment-counts.ts'

interface Sums {
  readonly count: number
  readonly grossCents: number
  readonly openCents: number
}

/** What a list of invoices comes to: '99 facturen · € 160.932,54, nog open € 8.010,26'. */
export function sumText({ count, grossCents, openCents }: Sums, one: string, more: string): string {
  const many = `${count} ${count === 1 ? one : more} · ${formatEuro(grossCents)}`
  return openCents === 0 ? many : `${many}, nog open ${formatEuro(openCents)}`
}

interface OpenSegment {
  readonly count: number
  readonly isCapped: boolean
  /** Null where they were not all counted. */
  readonly openCents: number | null
}

/** What of a list is open, and what of that is late: '7 openstaand · € 8.010,26' and '2 te laat · € 3.221,50'. */
export const openText = (unpaid: OpenSegment, late: OpenSegment): { text: string; late?: string } => ({
  text: unpaid.count === 0 ? 'Er staat niets open.' : part(unpaid, 'openstaand'),
  ...(late.count > 0 && { late: part(late, 'te laat') }),
})

const part = (segment: OpenSegment, words: string): string =>
  [`${countText(segment)} ${words}`, segment.openCents !== null && formatEuro(segment.openCents)]
    .filter(Boolean)
    .join(' · ')
