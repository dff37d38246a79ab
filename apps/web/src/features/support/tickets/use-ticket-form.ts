import type { CloseHandler } from '@klopt/ui'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { asApiError } from '../../../app/errors/failures.ts'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { hasWords, readDraft, type DraftOwner } from './ticket-draft.ts'
import type { TicketForm } from './ticket-fields.tsx'
import { consentByDefault, tagOfKind, type TicketKind } from './ticket-kinds.ts'
import { useSubmitTicket } from './use-submit-ticket.ts'

const empty: TicketForm = { tag: null, subject: '', message: '', consent: null }

/** A ticket as it is written, kept as a draft until it is sent or thrown away. */
export function useTicketForm(owner: DraftOwner, mayConsent: boolean, onDone: () => void) {
  const { userId, administrationId } = owner
  const [draft] = useState(() => readDraft(owner))
  const [kind, setKind] = useState<TicketKind | null>(draft?.kind ?? null)
  const form = useForm<TicketForm>({ defaultValues: draft ?? empty, mode: 'onTouched' })
  const submission = useSubmitTicket(owner, draft?.sent ?? null, onDone)
  const { tag = null, subject = '', message = '', consent = null } = useWatch({ control: form.control })
  const isSent = submission.ticketId !== null
  const { keep } = submission
  useEffect(() => {
    if (kind !== null && !isSent) keep({ kind, tag, subject, message, consent })
    // oxlint-disable-next-line react/exhaustive-deps -- `keep` is another function at every render and does the same
  }, [kind, tag, subject, message, consent, isSent, userId, administrationId])

  const choose = (next: TicketKind | null) => {
    setKind(next)
    // Going back to the kinds keeps what was written.
    if (next !== null && next !== kind) form.setValue('tag', tagOfKind(next))
    form.clearErrors()
  }
  const submit = form.handleSubmit(
    async (values) => {
      if (kind === null || values.tag === null) return
      const isGiven = mayConsent && (values.consent ?? consentByDefault(values.tag, mayConsent))
      const body = {
        subject: values.subject.trim(),
        message: values.message.trim(),
        permit_access_by_klopt: isGiven,
        tag_id: values.tag,
      }
      try {
        await submission.submit(body, { ...values, kind })
      } catch (error) {
        showFieldErrors(form, asApiError(error), ['subject', 'message'])
      }
    },
    (wrong) => {
      // The answers to a question are no field that the form can focus by itself.
      if (wrong.tag) document.querySelector<HTMLElement>('input[type=radio][name=tag]')?.focus()
    },
  )
  const isUnsaved = !isSent && (hasWords({ subject, message }) || submission.attachment.file !== null)
  /** While it is on its way it stays open; closing it then throws the draft away, after the question. */
  const closing =
    (onClose: CloseHandler): CloseHandler =>
    (request) => {
      if (submission.isSending) return request.veto()
      submission.discard()
      onClose(request)
    }
  return {
    form,
    kind,
    tag,
    submission,
    choose,
    closing,
    hasUnsaved: isUnsaved && !submission.isSending,
    submit: (event: SyntheticEvent) => submit(event),
  }
}
