import { contract, type RecurringInvoice } from '@klopt/api-client/contract'
import { askConfirmation, Button, toast, type HeaderAction } from '@klopt/ui'
import { Pause, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './recurring.css.ts'

interface RecurringActionsProps {
  administrationId: number
  recurring: RecurringInvoice
  /** It stands otherwise now. */
  onChanged: () => void
}

interface HeaderDeeds {
  besides: readonly HeaderAction[]
  /** The main button. */
  actions: ReactNode
  /** What answers a customer who wants to stop, or did: in the notice that says so. */
  answers: ReactNode
}

/** What can be done with one that runs: paused to be changed, ended, or kept though its customer asked to end it. */
export function useRecurringActions({ administrationId, recurring, onChanged }: RecurringActionsProps): HeaderDeeds {
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const pause = useWrite(contract.recurringInvoices.pause, { errors: 'screen' })
  const end = useWrite(contract.recurringInvoices.end, { errors: 'screen' })
  const keep = useWrite(contract.recurringInvoices.keep, { errors: 'screen' })
  const press = async (write: typeof pause, told: string) => {
    try {
      const params = { administrationId, recurringInvoiceId: recurring.id }
      await write.mutateAsync({ params, body: { version: recurring.version } })
      toast.success(told)
      onChanged()
    } catch (error) {
      toast.error(asApiError(error).message)
    }
  }
  const askEnd = async () => {
    const isSure = await askConfirmation({
      title: 'Herhaalfactuur beëindigen',
      text: 'Er komen geen facturen meer. Wat gemaakt is blijft staan, en opnieuw beginnen kan alleen met een nieuwe.',
      confirmLabel: 'Beëindigen',
      danger: true,
    })
    if (isSure) await press(end, 'De herhaalfactuur is beëindigd')
  }
  const isActive = recurring.status === 'active'
  const isDecided = recurring.serviceUntil !== null
  const isAsked = recurring.cancellation !== null
  const answer = (
    <Button
      size="small"
      loading={keep.isPending}
      onClick={() => void press(keep, isDecided ? 'Je hebt de opzegging gezien' : 'De herhaalfactuur loopt door')}
    >
      {isDecided ? 'Opzegging gezien' : 'Laten doorlopen'}
    </Button>
  )
  // Until it is known the button has its room: what stands below is not pushed away.
  if (writeBlock === undefined)
    return {
      besides: [],
      actions: isActive && <span className={styles.room} />,
      answers: isAsked && <span className={styles.answerRoom} />,
    }
  if (writeBlock !== null) return { besides: [], actions: null, answers: null }
  if (recurring.status === 'ended') return { besides: [], actions: null, answers: isAsked && answer }
  // Whoever was asked to stop decides on that first.
  const isOpen = isAsked && !isDecided
  const stop = { label: 'Beëindigen', icon: Square, loading: end.isPending, onSelect: () => void askEnd() }
  return {
    besides: isOpen ? [] : [stop],
    actions: isActive && (
      <Button
        variant={isOpen ? 'secondary' : 'primary'}
        icon={Pause}
        loading={pause.isPending}
        onClick={() => void press(pause, 'De herhaalfactuur staat op pauze')}
      >
        Pauzeren en wijzigen
      </Button>
    ),
    answers: isAsked && (
      <>
        {isOpen && (
          <Button size="small" variant="primary" loading={end.isPending} onClick={() => void askEnd()}>
            Beëindigen
          </Button>
        )}
        {answer}
      </>
    ),
  }
}
