import { invalidateAfter, type ApiError } from '@klopt/api-client'
import { contract, type CompanyProfile, type Contact } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { unusualDate } from '@klopt/bookkeeping/calendar'
import { Alert, askConfirmation, Button, toast } from '@klopt/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query, queryClient } from '../../app/transport/api.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { consequencesOf } from './consequences.ts'
import { useSendKey } from '../../shared/keys/use-send-key.ts'
import { CountsOn } from '../../shared/ledger/counts-on.tsx'
import * as styles from '../../shell/document-editor.css.ts'
import { SendKeyNote } from '../../shell/send-key-note.tsx'
import { useDiscardDraft } from '../../shared/drafts/use-discard-draft.ts'
import { countedLines, type Totals } from '../../shared/selling/draft-totals.ts'
import { MissingAlert } from './missing-alert.tsx'
import { UNREADABLE } from './missing-fields.ts'
import { NeededStrip, useNeeded } from './needed-strip.tsx'
import { asRefusal, INCOMPLETE, NO_CONTACT, NO_LINES } from './refusal.ts'
import { SendModal } from './send-modal.tsx'
import type { DraftState } from './use-draft.ts'
import { REFUSAL_ID, type RefusalState } from './use-refusal.ts'

interface DraftActionsProps {
  administrationId: number
  state: DraftState
  refusals: RefusalState
  contact: Contact | null
  isCredit: boolean
  profile: CompanyProfile
  totals: Totals | null
}

/** What can become of a draft: sent, final, or thrown away. */
export function DraftActions(props: DraftActionsProps) {
  const { administrationId, state, refusals, contact, isCredit, profile, totals } = props
  const [sending, setSending] = useState<{ invoiceId: number; version: number } | null>(null)
  const needed = useNeeded({ administrationId, profile, contact, totals })
  const prepareDraft = usePrepare(state, refusals)
  const prepare = async () => {
    const known = await prepareDraft()
    return known === null || needed.lacks() ? null : known
  }
  const finalise = useFinalise(administrationId, prepare, refusals, { isCredit, invoiceDate: state.draft.invoiceDate })
  const remove = useWrite(contract.invoices.delete, { errors: 'screen' })
  const discard = useDiscardDraft({
    draft: state,
    text: 'Het concept verdwijnt. Het had nog geen nummer, dus er ontstaat geen gat in je nummering.',
    discard: (invoiceId, version) => remove.mutateAsync({ params: { administrationId, invoiceId }, body: { version } }),
    href: administrationAddress(administrationId, 'invoices'),
    onFailed: refusals.refuse,
  })
  const kind = isCredit ? 'Creditfactuur' : 'Factuur'

  const openSend = async () => {
    const known = await prepare()
    if (known) setSending(known)
  }
  useSendKey(() => void openSend())
  return (
    <div className={styles.actions}>
      {refusals.refusal === null && <NeededStrip {...{ administrationId, contact }} state={needed} />}
      <div className={styles.buttons}>
        <Button variant="primary" size="large" icon={Send} onClick={() => void openSend()}>
          {kind} versturen
        </Button>
        <Button size="large" loading={finalise.isPending} onClick={() => void finalise.ask()}>
          Definitief maken
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
        Krijgt bij versturen het volgende nummer.
        {contact?.emailAddress ? ` Gaat naar ${contact.emailAddress}, met pdf.` : ' Gaat per e-mail, met pdf.'}
      </p>
      <SendKeyNote />
      {/* Below the buttons, which so stay under the pointer that pressed them. */}
      <div id={REFUSAL_ID} className={styles.notices}>
        <CountsOn administrationId={administrationId} date={state.draft.invoiceDate} vat="sale" />
        {refusals.refusal && (
          <MissingAlert
            administrationId={administrationId}
            refusal={refusals.refusal}
            contactId={state.draft.contactId}
            onMended={refusals.clear}
          />
        )}
        {state.saving.phase === 'failed' && <Alert tone="danger">{(state.saving.error as ApiError).message}</Alert>}
      </div>
      {sending && (
        <SendModal
          administrationId={administrationId}
          invoiceId={sending.invoiceId}
          version={sending.version}
          isDraft
          doubt={state.draft.invoiceDate === null ? null : unusualDate(state.draft.invoiceDate, today())}
          kind={kind}
          onClose={() => setSending(null)}
          onRefused={(error) => {
            setSending(null)
            refusals.refuse(asRefusal(error))
          }}
        />
      )}
    </div>
  )
}

/** Saves what is typed and gives the draft's id and version; null, with the reason shown, when that cannot be. */
function usePrepare(state: DraftState, { refuse, clear }: RefusalState) {
  const { draft, problems, autosave, known } = state
  return async () => {
    const fields: Record<string, string> = {}
    if (draft.contactId === null) fields['contactId'] = NO_CONTACT
    if (countedLines(draft).length === 0) fields['lines'] = NO_LINES
    if (Object.keys(problems).length > 0) fields[UNREADABLE] = 'Verbeter de rood gemarkeerde velden'
    if (Object.keys(fields).length > 0) {
      refuse({ fields, message: INCOMPLETE })
      return null
    }
    const isSaved = await autosave.flush()
    const { id, version } = known()
    if (!isSaved || id === null) return null
    clear()
    return { invoiceId: id, version }
  }
}

function useFinalise(
  administrationId: number,
  prepare: ReturnType<typeof usePrepare>,
  { refuse }: RefusalState,
  { isCredit, invoiceDate }: { isCredit: boolean; invoiceDate: string | null },
) {
  const finalise = useWrite(contract.invoices.finalise, { errors: 'screen' })
  const ask = async () => {
    const known = await prepare()
    if (!known) return
    const { invoiceId, version } = known
    try {
      const wanted = query(contract.invoices.finalising, { params: { administrationId, invoiceId } })
      const toBe = await queryClient.fetchQuery({ ...wanted, staleTime: 0 })
      const doubt = invoiceDate === null ? null : unusualDate(invoiceDate, today())
      const isSure = await askConfirmation({
        title: `${isCredit ? 'Creditfactuur' : 'Factuur'} definitief maken`,
        text: <Consequences sentences={consequencesOf({ ...toBe, isCredit })} doubt={doubt} />,
        confirmLabel: 'Definitief maken',
        careful: doubt !== null,
      })
      if (!isSure) return
      const { number } = await finalise.mutateAsync({ params: { administrationId, invoiceId }, body: { version } })
      toast.success(`${isCredit ? 'Creditfactuur' : 'Factuur'} ${number} is definitief`)
    } catch (error) {
      const failure = asApiError(error)
      // It was made final, and the answer was lost, or by somebody else: it is shown as it is.
      if (failure.code === errorCatalogue.not_a_draft.code)
        await invalidateAfter(queryClient, contract.invoices.finalise)
      else refuse(asRefusal(failure))
    }
  }
  return { ask, isPending: finalise.isPending }
}

/** What making it final does, and what is asked about its date. */
function Consequences({ sentences, doubt }: { sentences: readonly string[]; doubt: string | null }) {
  return (
    <>
      {doubt !== null && <p className={styles.doubt}>{doubt}</p>}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.consequence}>
          {sentence}
        </p>
      ))}
    </>
  )
}
