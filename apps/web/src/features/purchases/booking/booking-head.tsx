import type { ApiError } from '@klopt/api-client'
import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { BackLink, IconButton, Menu } from '@klopt/ui'
import { Check, Ellipsis, Trash2 } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { SaveIndicator } from '../../../shell/save-indicator.tsx'
import type { Queue } from './use-next-document.ts'
import * as styles from './booking.css.ts'
import { Conflict } from './conflict.tsx'
import type { BookingState } from './use-booking.ts'

export interface BookingHeadProps {
  administrationId: number
  document: InboxDocument
  queue: Queue
  booking: BookingState
  mayBook: boolean
  savedAt: number | null
}

/** What one is doing, how far one is, and what else can be done with the document. */
export function BookingHead({ administrationId, document, queue, booking, mayBook, savedAt }: BookingHeadProps) {
  const { draft, saving, flush, today } = booking
  return (
    <header className={styles.header}>
      <div className={styles.subLine}>
        <BackLink label="Documenten" href={asLeft(administrationAddress(administrationId, 'purchases/documents'))} />
        {/* Without a date there is nothing to keep yet. */}
        {draft.invoiceDate !== null && (
          <SaveIndicator {...{ saving, savedAt, today }} isIncomplete={false} onRetry={() => void flush()} />
        )}
        {mayBook && (
          <OtherActions administrationId={administrationId} document={document} queue={queue} booking={booking} />
        )}
      </div>
      <div className={styles.headerLine}>
        <h1 className={styles.title}>Inkoopfactuur boeken</h1>
        <span className={styles.position}>{queue.position !== null && `${queue.position} van ${queue.count}`}</span>
      </div>
      {saving.phase === 'conflict' && <Conflict />}
    </header>
  )
}

function OtherActions({ administrationId, document, queue, booking }: Omit<BookingHeadProps, 'savedAt' | 'mayBook'>) {
  const setProcessed = useWrite(contract.documents.setProcessed, {
    onAnswer: () => queue.go('Het document hoeft niet geboekt.'),
  })
  const archive = useWrite(contract.documents.archive, {
    onAnswer: () => queue.go('Het document staat in de prullenbak.'),
  })
  const params = { administrationId, documentId: document.id }
  const { version } = document
  const notify = (error: ApiError) => notifyByToast(error)
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton icon={Ellipsis} label="Meer" size="small" disabled={booking.isBooking} />}
      items={[
        {
          label: 'Hoeft niet geboekt',
          icon: Check,
          onSelect: () => setProcessed.mutate({ params, body: { processed: true, version } }, { onError: notify }),
        },
        {
          label: 'Naar prullenbak',
          icon: Trash2,
          danger: true,
          onSelect: () => archive.mutate({ params, body: { version } }, { onError: notify }),
        },
      ]}
    />
  )
}
