import type { ContactListItem } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'
import { countedText, type Segment } from '../../shared/lists/segment-counts.ts'

/** What the line under a title says, and what of it is late. */
interface Sum {
  readonly text: string
  readonly late?: string
}

/**
 * '15 relaties · € 8.010,26 open' and '€ 3.221,50 te laat': what the rows come to. As long as not all of them are there it says
 * how many there are alone, for a part of the sum would read as the whole.
 */
export function contactsSum(
  counted: Segment,
  rows: readonly Pick<ContactListItem, 'openCents' | 'lateCents'>[],
  hasMore: boolean,
): Sum {
  const count = countedText(counted, ['relatie', 'relaties'])
  if (hasMore || counted.isCapped || rows.length !== counted.count) return { text: count }
  const openCents = rows.reduce((sum, row) => sum + row.openCents, 0)
  const lateCents = rows.reduce((sum, row) => sum + row.lateCents, 0)
  return {
    text: [count, openCents === 0 ? 'niets open' : `${formatEuro(openCents)} open`].join(' · '),
    ...(lateCents > 0 && { late: `${formatEuro(lateCents)} te laat` }),
  }
}
