import { contract, type Invoice, type ReminderLetter } from '@klopt/api-client/contract'
import { askConfirmation, Button, Card, Skeleton, toast } from '@klopt/ui'
import { formatDate, formatDateShort } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { today } from '../../app/today.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query, queryClient } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { DeliveryModal } from './delivery-modal.tsx'
import { PauseModal } from './pause-modal.tsx'
import { RecoverModal } from './recover-modal.tsx'
import {
  claimWords,
  leftWords,
  letterWords,
  nextWords,
  pauseWords,
  writeOffWords,
} from '../../shared/reminders/reminder-words.ts'
import * as styles from './reminder-card.css.ts'

/** How often it is looked whether a letter has left. */
const POLL_MS = 2_000

/** What was sent for an invoice that is late, what follows, and what can be done about it. */
export function ReminderCard({ administrationId, invoice }: { administrationId: number; invoice: Invoice }) {
  const params = { administrationId, invoiceId: invoice.id }
  const { data } = useQuery({
    ...query(contract.reminders.ofInvoice, { params }),
    refetchInterval: ({ state }) => (state.data?.letters.some((each) => each.state === 'queued') ?? false) && POLL_MS,
  })
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const isGivenUp = invoice.status === 'written_off'
  const isExpected = invoice.status === 'late' || isGivenUp
  if (data === undefined) return isExpected && <Waiting />
  if (!isExpected && data.letters.length === 0) return null
  const { letters, next, pause, contactPause } = data
  const paused = pause ?? contactPause
  return (
    <Card title="Herinneringen">
      <div className={styles.stack}>
        {letters.map((letter) => (
          <Letter key={letter.id} administrationId={administrationId} letter={letter} mayChange={mayChange} />
        ))}
        {paused ? (
          <p className={styles.line}>{pauseWords(paused)}</p>
        ) : (
          next && (
            <p className={styles.line}>
              {invoice.collectionDate === null ? nextWords(next) : 'Herinneringen wachten op de incasso.'}
            </p>
          )
        )}
        {mayChange && isGivenUp && <Recover params={params} />}
        {mayChange && invoice.status === 'late' && (
          <Actions params={params} invoice={invoice} isPaused={pause !== null} />
        )}
      </div>
    </Card>
  )
}

/** Keeps its room: what happened stands below it. */
const Waiting = () => (
  <Card title="Herinneringen">
    <Skeleton height="96px" />
  </Card>
)

interface ActionsProps {
  params: { administrationId: number; invoiceId: number }
  invoice: Invoice
  isPaused: boolean
}

function Actions({ params, invoice, isPaused }: ActionsProps) {
  const [isAsked, setIsAsked] = useState(false)
  const pause = useWrite(contract.reminders.pauseInvoice)
  const writeOff = useWrite(contract.badDebts.writeOff)
  const giveUp = async () => {
    const found = await queryClient.fetchQuery(query(contract.badDebts.get, { params }))
    const isSure = await askConfirmation({
      title: `Factuur ${invoice.number} oninbaar boeken?`,
      text: writeOffWords(found, today()),
      confirmLabel: 'Oninbaar boeken',
      danger: true,
    })
    if (!isSure) return
    const onSuccess = () => void toast.success('De factuur is oninbaar geboekt')
    writeOff.mutate({ params, body: {} }, { onSuccess, onError: notifyByToast })
  }
  return (
    <div className={styles.actions}>
      <Button
        loading={pause.isPending}
        onClick={() =>
          isPaused ? pause.mutate({ params, body: { paused: false } }, { onError: notifyByToast }) : setIsAsked(true)
        }
      >
        {isPaused ? 'Herinneringen hervatten' : 'Herinneringen pauzeren'}
      </Button>
      <Button loading={writeOff.isPending} onClick={() => void giveUp()}>
        Oninbaar boeken
      </Button>
      {isAsked && (
        <PauseModal
          title={`Herinneringen pauzeren voor factuur ${invoice.number}`}
          isPending={pause.isPending}
          onPause={(body) =>
            pause.mutate({ params, body }, { onSuccess: () => setIsAsked(false), onError: notifyByToast })
          }
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}

/** Opens what was given up, for the payment that came after all. */
function Recover({ params }: Pick<ActionsProps, 'params'>) {
  const [leftCents, setLeftCents] = useState<number | null>(null)
  const ask = async () => {
    const { writtenOff } = await queryClient.fetchQuery(query(contract.badDebts.get, { params }))
    setLeftCents(writtenOff?.leftCents ?? null)
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => void ask()}>Toch betaald</Button>
      {leftCents !== null && <RecoverModal {...{ params, leftCents }} onClose={() => setLeftCents(null)} />}
    </div>
  )
}

interface LetterProps {
  administrationId: number
  letter: ReminderLetter
  mayChange: boolean
}

function Letter({ administrationId, letter, mayChange }: LetterProps) {
  const [isDelivery, setIsDelivery] = useState(false)
  const waive = useWrite(contract.reminders.waive)
  const asked = letter.claims.find(
    ({ waived, paid, amountCents, creditedCents }) => !waived && !paid && creditedCents < amountCents,
  )
  const claims = claimWords(letter)
  const left = leftWords(letter)
  return (
    <div className={styles.letter}>
      <span>{letterWords(letter)}</span>
      <span className={styles.line}>{formatDateShort(letter.letterDate)}</span>
      {claims !== '' && <span className={styles.line}>{claims}</span>}
      {left !== '' && <span>{left}</span>}
      {mayChange && letter.state === 'sent' && letter.kind === 'notice' && (
        <div>
          <Button size="small" onClick={() => setIsDelivery(true)}>
            {letter.deliveredOn === null ? 'Bezorging vastleggen' : `Bezorgd op ${formatDate(letter.deliveredOn)}`}
          </Button>
        </div>
      )}
      {isDelivery && <DeliveryModal {...{ administrationId, letter }} onClose={() => setIsDelivery(false)} />}
      {mayChange && asked && (
        <div>
          <Button
            size="small"
            loading={waive.isPending}
            onClick={() =>
              waive.mutate(
                { params: { administrationId, letterId: letter.id }, body: { kind: asked.kind } },
                { onError: notifyByToast },
              )
            }
          >
            {asked.kind === 'costs' ? 'Incassokosten kwijtschelden' : 'Rente kwijtschelden'}
          </Button>
        </div>
      )}
    </div>
  )
}
