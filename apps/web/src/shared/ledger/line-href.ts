import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { entryHref } from '../../app/routing/hrefs.ts'
import { sourceOf } from './source-of.ts'

type Line = Pick<
  ResponseOf<typeof contract.reports.figureLines>['items'][number],
  'entryId' | 'sourceType' | 'sourceId'
>

/** An invoice or purchase has a screen of its own; what else is booked is best seen as its journal entry. */
export function lineHref(administrationId: number, line: Line): string {
  const entry = entryHref(administrationId, line.entryId)
  const hasScreen = line.sourceType === 'invoice' || line.sourceType === 'purchase'
  return hasScreen ? (sourceOf(administrationId, line).href ?? entry) : entry
}
