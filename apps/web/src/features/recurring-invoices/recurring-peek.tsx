import type { RecurringListItem } from '@klopt/api-client/contract'
import { intervalText } from '@klopt/bookkeeping/documents'
import { DocumentPeekHead } from '../../shared/lists/document-peek.tsx'
import { NextTwelve } from './next-twelve.tsx'
import { RecurringBadge } from './recurring-statuses.tsx'

/** One looked into from the list: for whom, how much, how often, and what comes. */
export function RecurringPeek({ administrationId, row }: { administrationId: number; row: RecurringListItem }) {
  const often = intervalText(row)
  return (
    <>
      <DocumentPeekHead
        kind={often.charAt(0).toUpperCase() + often.slice(1)}
        badge={<RecurringBadge status={row.status} isHeld={row.isHeld} />}
        contactName={row.contactName}
        grossCents={row.grossCents}
        currency={row.currency}
        foreignGross={row.foreignGross}
      />
      <NextTwelve administrationId={administrationId} recurringInvoiceId={row.id} currency={row.currency} />
    </>
  )
}
