import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, askConfirmation, Button, Card, linkClassName, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { today } from '../../../app/today.ts'
import { useAskBeforeLeaving } from '../../../shared/drafts/use-ask-before-leaving.ts'
import { useWriteBlock } from '../../../app/session/use-write-block.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { SaveIndicator } from '../../../shell/save-indicator.tsx'
import { purchasesBack } from '../list/purchases-search.ts'
import { BookingForm } from './booking-form.tsx'
import * as styles from './booking.css.ts'
import { Conflict } from './conflict.tsx'
import { useBooking, type BookingState } from './use-booking.ts'
import { usePicks } from './use-picks.ts'
import type { Purchase } from './wire.ts'
import { isInEuros, rateOf } from '../../../shared/selling/draft-rate.ts'
import { ListedHeader } from '../../../shell/listed-header.tsx'

export interface PlainBookingProps {
  administrationId: number
  /** The draft that was begun before; null for a new one. */
  purchase: Purchase | null
  /** Told the id of a new one as soon as it is kept. */
  onCreated?: (purchaseId: number) => void
}

/** A purchase of which there is no document: a receipt that got lost, a subscription that is debited. */
export function PlainBooking({ administrationId, purchase, onCreated }: PlainBookingProps) {
  usePageTitle('Inkoopfactuur zonder document')
  const navigate = useNavigate()
  const [currentDay] = useState(() => today())
  const booking = useBooking({
    administrationId,
    documentId: null,
    purchase,
    proposal: null,
    today: currentDay,
    ...(onCreated && { onCreated }),
    onBooked: () => toast.success('De inkoopfactuur is geboekt.'),
  })
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const picks = usePicks(booking)
  const { saving, draft, flush } = booking
  // Without these it cannot be kept.
  const lacks =
    draft.invoiceDate === null ? 'de datum' : !isInEuros(draft) && rateOf(draft) === null ? 'de koers' : null
  const isUnkept = saving.phase === 'waiting' && lacks !== null
  useAskBeforeLeaving(saving.phase === 'failed' || isUnkept)
  return (
    <div className={styles.plain}>
      <ListedHeader
        back={purchasesBack(administrationId)}
        title="Inkoopfactuur zonder document"
        description={
          isUnkept ? (
            `Nog niet bewaard: vul ${lacks} in.`
          ) : (
            <SaveIndicator
              saving={saving}
              today={currentDay}
              savedAt={purchase === null ? null : purchase.createdAt * 1000}
              isIncomplete={false}
              onRetry={() => void flush()}
            />
          )
        }
        actions={writeBlock === null && <DiscardButton {...{ administrationId, booking }} />}
      />
      <div className={styles.notices}>
        {saving.phase === 'conflict' && <Conflict />}
        <Alert title="Heb je de factuur of bon wel?">
          <AppLink href={administrationAddress(administrationId, 'purchases/documents')} className={linkClassName}>
            Voeg het document toe
          </AppLink>
          , dan vullen wij de gegevens in. Zonder factuur mag je de btw niet terugvragen: kies dan een tarief zonder
          btw.
        </Alert>
      </div>
      <Card>
        <BookingForm
          {...{ administrationId, booking, picks, writeBlock }}
          isSettled
          onLater={() => void navigate({ href: administrationAddress(administrationId, 'purchases') })}
        />
      </Card>
    </div>
  )
}

/** Throws away what was begun; nothing to throw away is nothing to show. */
function DiscardButton({ administrationId, booking }: { administrationId: number; booking: BookingState }) {
  const navigate = useNavigate()
  const remove = useWrite(contract.purchases.delete)
  const { saving, flush, known } = booking
  if (known().id === null && saving.savedAt === null) return null
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Concept weggooien?',
      text: 'Wat je hebt ingevuld is dan weg.',
      confirmLabel: 'Weggooien',
      danger: true,
    })
    if (!isSure) return
    // What still waits would make the version older.
    await flush()
    const { id, version } = known()
    if (id === null) return
    try {
      await remove.mutateAsync({ params: { administrationId, purchaseId: id }, body: { version } })
      toast.success('Het concept is weggegooid.')
      void navigate({ href: administrationAddress(administrationId, 'purchases'), ignoreBlocker: true })
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Button icon={Trash2} loading={remove.isPending} disabled={booking.isBooking} onClick={() => void ask()}>
      Concept weggooien
    </Button>
  )
}
