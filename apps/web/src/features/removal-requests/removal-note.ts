import type { ResponseOf, removalRequests } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { today } from '../../app/today.ts'

type RemovalRequest = ResponseOf<typeof removalRequests.list>[number]

/** How often to ask again while a request is being worked on. */
const ASK_AGAIN_MS = 3000

/** What there is to say of a removal (specification, section 4). */
export function removalNoteOf({ readyForRemovalAt }: Pick<RemovalRequest, 'readyForRemovalAt'>): string {
  if (readyForRemovalAt === null) return 'Een verwijderverzoek wordt verwerkt'
  return `Wordt verwijderd vanaf ${formatDateLong(today(new Date(readyForRemovalAt * 1000)))}`
}

/** For `refetchInterval`: a request gets its day a moment after it was made. */
export const untilProcessed = (isBeingProcessed: boolean): number | false => isBeingProcessed && ASK_AGAIN_MS
