import { invalidateAfter, type ApiError } from '@klopt/api-client'
import { contract, type InputOf } from '@klopt/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../app/transport/calls.ts'
import { isUnanswered } from '../../../app/errors/failures.ts'
import { intentOf, writeDraft, type DraftOwner, type TicketDraft } from './ticket-draft.ts'
import { useAttachment } from './use-attachment.ts'

type TicketBody = InputOf<typeof contract.tickets.create>['body']

/**
 * Sends a ticket and then its attachment. The ticket goes out under a key that is kept with the draft, so that it is
 * made once, also when the answer was lost and the tab was closed in between. `onDone` when all is there.
 */
export function useSubmitTicket(owner: DraftOwner, sentBefore: TicketDraft['sent'], onDone: () => void) {
  const { administrationId } = owner
  const client = useQueryClient()
  const attachment = useAttachment(administrationId)
  const [ticketId, setTicketId] = useState<number | null>(null)
  const [step, setStep] = useState<'writing' | 'attaching'>('writing')
  const sent = useRef(sentBefore)
  const create = useMutation<{ id: number }, ApiError, { body: TicketBody; idempotencyKey: string }>({
    mutationFn: ({ body, idempotencyKey }) =>
      api.call(contract.tickets.create, { params: { administrationId }, body }, { idempotencyKey }),
    onSuccess: () => void invalidateAfter(client, contract.tickets.create),
  })

  async function attach(toTicketId: number, file: File | null): Promise<void> {
    const firstResponse = async () => {
      const params = { administrationId, ticketId: toTicketId }
      const [first] = (await api.call(contract.tickets.responses, { params })).items
      if (first === undefined) throw new Error(`Ticket ${toTicketId} has no first response`)
      return first.id
    }
    if (file === null || (await attachment.send(file, firstResponse))) onDone()
  }
  async function submit(body: TicketBody, draft: Omit<TicketDraft, 'sent'>): Promise<void> {
    if (ticketId !== null) return
    sent.current = intentOf(sent.current, JSON.stringify(body))
    writeDraft(owner, { ...draft, sent: sent.current })
    try {
      const { id } = await create.mutateAsync({ body, idempotencyKey: sent.current.key })
      writeDraft(owner, null)
      setTicketId(id)
      if (attachment.file !== null) setStep('attaching')
      await attach(id, attachment.file)
    } catch (error) {
      // The server has answered, so the next attempt is a new one.
      if (!isUnanswered(error)) sent.current = null
      throw error
    }
  }
  return {
    ticketId,
    /** `attaching`: the ticket is there, and its file is not yet. */
    step,
    attachment,
    isSending: create.isPending || attachment.isUploading,
    submit,
    attach: (file: File | null) => (ticketId === null ? Promise.resolve() : attach(ticketId, file)),
    /** Keeps what is written, with what was sent of it. */
    keep: (draft: Omit<TicketDraft, 'sent'>) => writeDraft(owner, { ...draft, sent: sent.current }),
    discard: () => writeDraft(owner, null),
  }
}
