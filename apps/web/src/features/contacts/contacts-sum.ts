import { formatEuro } from '@klopt/validators'
import { countedText, type Segment } from '../../shared/lists/segment-counts.ts'

/** What the line under a title says, and what of it is late. */
interface Sum {
  readonly text: string
  readonly late?: string
}

interface OwingSegment extends Segment {
  /** Null where not all were counted. */
  readonly openCents: number | null
  readonly lateCents: number | null
}

/** '15 relaties · € 8.010,26 open' and '€ 3.221,50 te laat'. Where not all were counted it says how many there are alone. */
export function contactsSum(segment: OwingSegment): Sum {
  const count = countedText(segment, ['relatie', 'relaties'])
  const { openCents, lateCents } = segment
  if (openCents === null || lateCents === null) return { text: count }
  return {
    text: [count, openCents === 0 ? 'niets open' : `${formatEuro(openCents)} open`].join(' · '),
    ...(lateCents > 0 && { late: `${formatEuro(lateCents)} te laat` }),
  }
}
