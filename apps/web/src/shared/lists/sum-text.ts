import { formatEuro } from '@klopt/validators'
import { countText } from './segment-counts.ts'

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
