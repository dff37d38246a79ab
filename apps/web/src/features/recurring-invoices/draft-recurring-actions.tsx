import type { ApiError } from '@klopt/api-client'
import { contract, type RecurringInvoice } from '@klopt/api-client/contract'
import { Alert, Button, toast } from '@klopt/ui'
import { Play } from 'lucide-react'
import { asApiError } from '../../app/errors/failures.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useDiscardDraft } from '../../shared/drafts/use-discard-draft.ts'
import * as styles from '../../shell/document-editor.css.ts'
import { recurringListHref } from './recurring-filters.ts'
import type { RecurringDraftState } from './use-recurring-draft.ts'

/** Why it could not be started: what is missing, by field, and a sentence. */
export interface RecurringRefusal {
  readonly fields: RecurringDraftState['problems']
  readonly message: string
}

interface DraftRecurringActionsProps {
  administrationId: number
  state: RecurringDraftState
  recurring: RecurringInvoice | null
  /** What still stands in the way; null when nothing does. */
  refusal: RecurringRefusal | null
  onRefused: (refusal: RecurringRefusal) => void
  onStarted: () => void
}

/** What can become of one that makes nothing now: started, let go on, or thrown away. */
export function DraftRecurringActions(props: DraftRecurringActionsProps) {
  const { administrationId, state, recurring, refusal, onRefused } = props
  const isPaused = recurring?.status === 'paused'
  const start = useStart(props, isPaused)
  const remove = useWrite(contract.recurringInvoices.delete, { errors: 'screen' })
  const discard = useDiscardDraft({
    draft: state,
    text: 'De herhaalfactuur verdwijnt. Er is nog niets van gemaakt.',
    discard: (recurringInvoiceId, version) =>
      remove.mutateAsync({ params: { administrationId, recurringInvoiceId }, body: { version } }),
    href: recurringListHref(administrationId),
    onFailed: ({ message }) => onRefused({ fields: {}, message }),
  })
  const { lines, ...rest } = refusal?.fields ?? {}
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button variant="primary" size="large" icon={Play} loading={start.isPending} onClick={() => void start.press()}>
          {isPaused ? 'Hervatten' : 'Herhalen starten'}
        </Button>
        {discard.canDiscard && (recurring === null || recurring.runs.length === 0) && (
          <Button
            variant="text"
            size="large"
            loading={discard.isPending}
            className={styles.deleteButton}
            onClick={() => void discard.ask()}
          >
            Concept verwijderen
          </Button>
        )}
      </div>
      <p className={styles.actionNote}>
        {isPaused
          ? 'Wat in de pauze viel wordt overgeslagen.'
          : 'Facturen van dagen die al voorbij zijn worden meteen gemaakt.'}
      </p>
      <div className={styles.notices}>
        {refusal && (
          <Alert tone="danger">{[refusal.message, lines, ...Object.values(rest)].filter(Boolean).join(' ')}</Alert>
        )}
        {state.saving.phase === 'failed' && <Alert tone="danger">{(state.saving.error as ApiError).message}</Alert>}
      </div>
    </div>
  )
}

function useStart({ administrationId, state, onRefused, onStarted }: DraftRecurringActionsProps, isPaused: boolean) {
  const start = useWrite(contract.recurringInvoices.start, { errors: 'screen' })
  const resume = useWrite(contract.recurringInvoices.resume, { errors: 'screen' })
  const press = async () => {
    if (Object.keys(state.problems).length > 0) return onRefused({ fields: state.problems, message: UNREADABLE })
    const isSaved = await state.autosave.flush()
    const { id: recurringInvoiceId, version } = state.known()
    if (!isSaved || recurringInvoiceId === null)
      return onRefused({ fields: {}, message: 'Vul eerst in wat je wilt herhalen.' })
    try {
      const asked = { params: { administrationId, recurringInvoiceId }, body: { version } }
      await (isPaused ? resume : start).mutateAsync(asked)
      toast.success(isPaused ? 'De herhaalfactuur loopt weer' : 'De herhaalfactuur loopt')
      onStarted()
    } catch (error) {
      const { message, fields } = asApiError(error)
      onRefused({ fields, message })
    }
  }
  return { press, isPending: start.isPending || resume.isPending }
}

const UNREADABLE = 'Zo kan de herhaalfactuur nog niet lopen. Verbeter de rood gemarkeerde velden.'
