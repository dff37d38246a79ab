import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { classNames, SegmentedControl, useMediaQuery } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { today } from '../../../app/today.ts'
import { useWriteBlock } from '../../../app/session/use-write-block.ts'
import { isBeingRead } from '../../../shared/documents/expected-text.ts'
import { useAskBeforeLeaving } from '../../../shared/drafts/use-ask-before-leaving.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingHead } from './booking-head.tsx'
import { CurrencyNotice } from './currency-notice.tsx'
import * as styles from './booking.css.ts'
import { DocumentSide } from './document-side.tsx'
import type { FieldName } from './fields.ts'
import { ReadingNotice } from './reading-notice.tsx'
import { useBooking } from './use-booking.ts'
import { useNextDocument } from './use-next-document.ts'
import { usePicks } from './use-picks.ts'
import type { Purchase } from './wire.ts'

export interface BookingScreenProps {
  administrationId: number
  /** As it was when somebody came in. */
  document: InboxDocument
  /** The draft that was begun before. */
  purchase: Purchase | null
}

/** From here on the document stands beside the form; the same width as in `booking.css.ts`. */
const WIDE = '(min-width: 900px)'

/** A document beside what is booked from it, straight on to the next. */
export function BookingScreen({ administrationId, document, purchase }: BookingScreenProps) {
  usePageTitle('Inkoopfactuur boeken')
  const [currentDay] = useState(() => today())
  const reading = useReading(administrationId, document)
  const goOn = useNextDocument(administrationId, document.id)
  const booking = useBooking({
    administrationId,
    documentId: document.id,
    purchase,
    proposal: reading.proposal,
    today: currentDay,
    onBooked: () => goOn.go('De inkoopfactuur is geboekt.'),
  })
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const picks = usePicks(booking)
  const [filled, setFilled] = useState<{ field: FieldName | null; back: () => void }>({ field: null, back: () => {} })
  const isWide = useMediaQuery(WIDE)
  const [shown, setShown] = useState<'form' | 'document'>('form')
  // Where both do not fit, the document is fetched when somebody asks for it.
  const [wasAsked, setWasAsked] = useState(false)
  const show = (part: 'form' | 'document') => {
    setShown(part)
    if (part === 'document') setWasAsked(true)
  }
  useAskBeforeLeaving(booking.saving.phase === 'failed')

  const back = () => {
    if (isWide) return filled.back()
    setShown('form')
    // The form is there with the next frame.
    requestAnimationFrame(filled.back)
  }
  return (
    <>
      {!isWide && <PartSwitch shown={shown} onShow={show} />}
      <div className={classNames(styles.screen, booking.draft.mode === 'lines' && styles.withLines)}>
        {(isWide || wasAsked) && (
          <div className={classNames(styles.paper, !isWide && shown !== 'document' && styles.hidden)}>
            <DocumentSide
              administrationId={administrationId}
              document={document}
              isRead={reading.isRead}
              handle={picks.viewer}
              pick={picks.pickFor(filled.field, back)}
              marked={picks.markedFor(filled.field)}
            />
          </div>
        )}
        <div className={classNames(styles.side, !isWide && shown !== 'form' && styles.hidden)}>
          <BookingHead
            administrationId={administrationId}
            document={reading.document}
            queue={goOn}
            booking={booking}
            mayBook={writeBlock === null}
            savedAt={purchase === null ? null : purchase.createdAt * 1000}
          />
          <div className={styles.notices}>
            <ReadingNotice
              administrationId={administrationId}
              document={reading.document}
              mayBook={writeBlock === null}
            />
            <CurrencyNotice currency={reading.proposal?.currency} />
          </div>
          <BookingForm
            {...{ administrationId, booking, picks }}
            isSettled={reading.isSettled}
            writeBlock={writeBlock}
            onLater={() => goOn.go()}
            document={{
              onField: (field, focus) => setFilled({ field, back: focus }),
              onPick: (field) =>
                picks.pickFor(field, back) !== null && (picks.viewer.current?.focusFirstCandidate() ?? false),
            }}
          />
        </div>
      </div>
    </>
  )
}

interface PartSwitchProps {
  shown: 'form' | 'document'
  onShow: (part: 'form' | 'document') => void
}

const parts = [
  { value: 'form', label: 'Gegevens' },
  { value: 'document', label: 'Document' },
] as const

/** Where there is no room for both. */
const PartSwitch = ({ shown, onShow }: PartSwitchProps) => (
  <SegmentedControl
    label="Wat je ziet"
    labelHidden
    fullWidth
    segments={parts}
    value={shown}
    onChange={onShow}
    className={styles.toggle}
  />
)

/** How far the reading is, and what came of it. */
function useReading(administrationId: number, start: InboxDocument) {
  const params = { administrationId, documentId: start.id }
  const latest = useQuery({
    ...query(contract.documents.get, { params }),
    refetchInterval: ({ state }) => isBeingRead(state.data?.recognition ?? null) && 1000,
  })
  const document = latest.data ?? start
  const isFinished = !isBeingRead(document.recognition)
  const proposal = useQuery({
    ...query(contract.purchases.proposal, { params }),
    enabled: isFinished,
    // One can go on without.
    meta: { errors: 'screen' },
  })
  return {
    document,
    isRead: document.recognition?.state === 'done',
    proposal: proposal.data ?? null,
    isSettled: !isFinished || proposal.data !== undefined || proposal.isError,
  }
}
