import type { ApiError } from '@klopt/api-client'
import { contract, type Contact } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Button, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { asApiError } from '../../app/failures.ts'
import { useWrite } from '../../app/use-write.ts'
import * as styles from './draft-editor.css.ts'
import { countedLines } from './draft-totals.ts'
import { MissingAlert } from './missing-alert.tsx'
import { stillMissing, unreadable } from './missing-fields.ts'
import { SendModal } from './send-modal.tsx'
import type { DraftState } from './use-draft.ts'

interface DraftActionsProps {
  administrationId: number
  state: DraftState
  contact: Contact | null
  isCredit: boolean
}

/** Why something could not be done: what is missing, or a sentence. */
export type Refusal = { fields: Readonly<Record<string, string>>; message: string }

/** What can become of a draft: sent, final, or thrown away. */
export function DraftActions({ administrationId, state, contact, isCredit }: DraftActionsProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [sending, setSending] = useState<{ invoiceId: number; version: number } | null>(null)
  const prepare = usePrepare(state, setRefusal)
  const finalise = useFinalise(administrationId, prepare, setRefusal, isCredit)
  const remove = useRemove(administrationId, state, setRefusal)
  const kind = isCredit ? 'Creditfactuur' : 'Factuur'

  const asked = refusal && unresolved(refusal, state)

  const openSend = async () => {
    const known = await prepare()
    if (known) setSending(known)
  }
  return (
    <div className={styles.actions}>
      {asked && (
        <MissingAlert
          administrationId={administrationId}
          refusal={asked}
          contactId={state.draft.contactId}
          onMended={() => setRefusal(null)}
        />
      )}
      {state.saving.phase === 'failed' && <Alert tone="danger">{(state.saving.error as ApiError).message}</Alert>}
      <div className={styles.buttons}>
        <Button variant="primary" size="large" icon={Send} onClick={() => void openSend()}>
          {kind} versturen
        </Button>
        <Button size="large" loading={finalise.isPending} onClick={() => void finalise.ask()}>
          Definitief maken
        </Button>
        <Button
          variant="text"
          size="large"
          loading={remove.isPending}
          className={styles.deleteButton}
          onClick={() => void remove.ask()}
        >
          Concept verwijderen
        </Button>
      </div>
      <p className={styles.actionNote}>
        Krijgt bij versturen het volgende nummer.
        {contact?.emailAddress ? ` Gaat naar ${contact.emailAddress}, met pdf.` : ' Gaat per e-mail, met pdf.'}
      </p>
      {sending && (
        <SendModal
          administrationId={administrationId}
          invoiceId={sending.invoiceId}
          version={sending.version}
          isDraft
          kind={kind}
          onClose={() => setSending(null)}
          onRefused={(error) => {
            setSending(null)
            setRefusal(asRefusal(error))
          }}
        />
      )}
    </div>
  )
}

/** What still stands in the way; null when all of it has been mended. */
function unresolved(refusal: Refusal, { draft, problems }: DraftState): Refusal | null {
  const fields = stillMissing(refusal.fields, {
    contact: draft.contactId !== null,
    // What the server said of lines that are there is not mended by their being there.
    lines: refusal.fields['lines'] === noLines && countedLines(draft).length > 0,
    readable: Object.keys(problems).length === 0,
  })
  const isMended = Object.keys(refusal.fields).length > 0 && Object.keys(fields).length === 0
  return isMended ? null : { message: refusal.message, fields }
}

const noLines = 'Voeg minstens één regel toe'
const incomplete = 'Zo kan het nog niet definitief worden.'

/** The server's refusal; where it says what is missing, its general sentence about fields has nothing to add. */
const asRefusal = ({ fields, message }: Refusal): Refusal => ({
  fields,
  message: Object.keys(fields).some((path) => path === 'lines' || path === 'contactId') ? incomplete : message,
})

/** Saves what is typed and gives the draft's id and version; null, with the reason shown, when that cannot be. */
function usePrepare(state: DraftState, setRefusal: (refusal: Refusal | null) => void) {
  const { draft, problems, autosave, known } = state
  return async () => {
    const fields: Record<string, string> = {}
    if (draft.contactId === null) fields['contactId'] = 'Kies een relatie'
    if (countedLines(draft).length === 0) fields['lines'] = noLines
    if (Object.keys(problems).length > 0) fields[unreadable] = 'Verbeter de rood gemarkeerde velden'
    if (Object.keys(fields).length > 0) {
      setRefusal({ fields, message: incomplete })
      return null
    }
    const isSaved = await autosave.flush()
    const { id, version } = known()
    if (!isSaved || id === null) return null
    setRefusal(null)
    return { invoiceId: id, version }
  }
}

function useFinalise(
  administrationId: number,
  prepare: ReturnType<typeof usePrepare>,
  setRefusal: (refusal: Refusal) => void,
  isCredit: boolean,
) {
  const finalise = useWrite(contract.invoices.finalise, { errors: 'screen' })
  const subject = isCredit ? 'creditfactuur' : 'factuur'
  const ask = async () => {
    const known = await prepare()
    if (!known) return
    const isSure = await askConfirmation({
      title: `${isCredit ? 'Creditfactuur' : 'Factuur'} definitief maken`,
      text: `De ${subject} krijgt een nummer en komt in je boekhouding. Daarna kun je haar niet meer wijzigen.${isCredit ? '' : ' Een fout herstel je met een creditfactuur.'}`,
      confirmLabel: 'Definitief maken',
    })
    if (!isSure) return
    try {
      const { invoiceId, version } = known
      const { number } = await finalise.mutateAsync({ params: { administrationId, invoiceId }, body: { version } })
      toast.success(`${isCredit ? 'Creditfactuur' : 'Factuur'} ${number} is definitief`)
    } catch (error) {
      setRefusal(asApiError(error))
    }
  }
  return { ask, isPending: finalise.isPending }
}

function useRemove(administrationId: number, state: DraftState, setRefusal: (refusal: Refusal) => void) {
  const navigate = useNavigate()
  const remove = useWrite(contract.invoices.delete, { errors: 'screen' })
  const leave = () =>
    void navigate({ href: `/v2/administrations/${administrationId}/invoices`, ignoreBlocker: true, replace: true })
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Concept verwijderen',
      text: 'Het concept verdwijnt. Het had nog geen nummer, dus er ontstaat geen gat in je nummering.',
      confirmLabel: 'Concept verwijderen',
      danger: true,
    })
    if (!isSure) return
    state.autosave.hold()
    // A save on its way must land first, for its version.
    await state.autosave.flush()
    const { id, version } = state.known()
    try {
      if (id !== null) await remove.mutateAsync({ params: { administrationId, invoiceId: id }, body: { version } })
      toast.success('Concept verwijderd')
      leave()
    } catch (error) {
      setRefusal(asApiError(error))
    }
  }
  return { ask, isPending: remove.isPending }
}
