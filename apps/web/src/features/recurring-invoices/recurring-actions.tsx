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
  // Whoever was asked to stop decides on that first.
  const isOpen = isAsked && !isDecided
  const answers = isAsked && (
    <Answers
      isDecided={isDecided}
      isKeeping={keep.isPending}
      isEnding={end.isPending}
      onKeep={() => void press(keep, isDecided ? 'Je hebt de opzegging gezien' : 'De herhaalfactuur loopt door')}
      onEnd={isOpen && recurring.status !== 'ended' ? () => void askEnd() : undefined}
    />
  )
  const pauseButton = isActive && (
    <Button
      variant={isOpen ? 'secondary' : 'primary'}
      icon={Pause}
      // Until it is known whether it may be pressed it has its room, as high as its header makes it: nothing is pushed away.
      className={writeBlock === undefined ? styles.unseen : undefined}
      loading={pause.isPending}
      onClick={() => void press(pause, 'De herhaalfactuur staat op pauze')}
    >
      Pauzeren en wijzigen
    </Button>
  )
  const stop = { label: 'Beëindigen', icon: Square, loading: end.isPending, onSelect: () => void askEnd() }
  if (writeBlock === undefined)
    return {
      besides: [],
      actions: pauseButton,
      answers: answers && <span className={styles.unseen}>{answers}</span>,
    }
  if (writeBlock !== null) return { besides: [], actions: null, answers: null }
  return { besides: isOpen || recurring.status === 'ended' ? [] : [stop], actions: pauseButton, answers }
}

interface AnswersProps {
  /** It stops by law: that is seen, and not decided here. */
  isDecided: boolean
  isKeeping: boolean
  isEnding: boolean
  onKeep: () => void
  onEnd: (() => void) | undefined
}

const Answers = ({ isDecided, isKeeping, isEnding, onKeep, onEnd }: AnswersProps) => (
  <>
    {onEnd && (
      <Button size="small" variant="primary" loading={isEnding} onClick={onEnd}>
        Beëindigen
      </Button>
    )}
    <Button size="small" loading={isKeeping} onClick={onKeep}>
      {isDecided ? 'Opzegging gezien' : 'Laten doorlopen'}
    </Button>
  </>
)
