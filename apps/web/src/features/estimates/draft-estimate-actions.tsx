import type { ApiError } from '@klopt/api-client'
import { contract, type Contact } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import { useDiscardDraft } from '../../shared/drafts/use-discard-draft.ts'
import { useSendKey } from '../../shared/keys/use-send-key.ts'
import { isEmptyLine } from '../../shared/selling/draft.ts'
import * as styles from '../../shell/document-editor.css.ts'
import { SendKeyNote } from '../../shell/send-key-note.tsx'
import { estimatesHref } from './estimate-filters.ts'
import { SendEstimateModal, type SentDraft } from './send-estimate-modal.tsx'
import type { EstimateDraftState } from './use-estimate-draft.ts'

/** Why a draft could not be sent or thrown away: what is missing, by field, and a sentence. */
export interface EstimateRefusal {
  readonly fields: EstimateDraftState['problems']
  readonly message: string
}

interface DraftEstimateActionsProps {
  administrationId: number
  state: EstimateDraftState
  contact: Contact | null
  /** What still stands in the way; null when nothing does. */
  refusal: EstimateRefusal | null
  onRefused: (refusal: EstimateRefusal) => void
}

/** What can become of a draft: sent, or thrown away. */
export function DraftEstimateActions(props: DraftEstimateActionsProps) {
  const { administrationId, state, contact, refusal, onRefused } = props
  const [sending, setSending] = useState<SentDraft | null>(null)
  const remove = useWrite(contract.estimates.delete, { errors: 'screen' })
  const discard = useDiscardDraft({
    draft: state,
    text: 'De offerte verdwijnt. Je klant heeft die niet.',
    discard: (estimateId, version) =>
      remove.mutateAsync({ params: { administrationId, estimateId }, body: { version } }),
    href: estimatesHref(administrationId),
    onFailed: ({ message }) => onRefused({ fields: {}, message }),
  })
  const lead = useLeadToProblem()
  const refuse = (why: EstimateRefusal) => {
    onRefused(why)
    lead()
  }
  const openSend = async () => {
    const missing = missingOf(state)
    if (missing !== null) return refuse({ fields: missing, message: INCOMPLETE })
    const isSaved = await state.autosave.flush()
    const { id, version } = state.known()
    const { validUntil } = state.draft
    if (!isSaved || id === null || validUntil === null) return
    setSending({ estimateId: id, version, validUntil })
  }
  useSendKey(() => void openSend())
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button variant="primary" size="large" icon={Send} onClick={() => void openSend()}>
          Offerte versturen
        </Button>
        {discard.canDiscard && (
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
        {contact?.emailAddress ? `Gaat naar ${contact.emailAddress}` : 'Gaat per e-mail'}, met pdf en een link om
        akkoord te geven.
      </p>
      <SendKeyNote />
      <div className={styles.notices}>
        {refusal && <Alert tone="danger">{refusal.message}</Alert>}
        {state.saving.phase === 'failed' && <Alert tone="danger">{(state.saving.error as ApiError).message}</Alert>}
      </div>
      {sending && (
        <SendEstimateModal
          administrationId={administrationId}
          {...sending}
          onClose={() => setSending(null)}
          onRefused={(why) => {
            setSending(null)
            refuse(why)
          }}
        />
      )}
    </div>
  )
}

const INCOMPLETE = 'Zo kan de offerte nog niet weg. Verbeter de rood gemarkeerde velden.'

/** What a draft misses to be sent, by field; null when it can be. */
function missingOf({ draft, problems }: EstimateDraftState): EstimateRefusal['fields'] | null {
  const missing = {
    ...(draft.contactId === null && { contactId: 'Kies een relatie' }),
    ...(draft.lines.every(isEmptyLine) && { 'lines.0.description': 'Voeg minstens één regel toe' }),
    ...problems,
  }
  return Object.keys(missing).length === 0 ? null : missing
}

/** Leads to the first field that is wrong, once it says so. */
function useLeadToProblem(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) document.querySelector<HTMLElement>('#content [aria-invalid=true]')?.focus()
  }, [times])
  return () => setTimes((before) => before + 1)
}
