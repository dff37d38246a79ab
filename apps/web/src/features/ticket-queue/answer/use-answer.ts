import type { ApiError } from '@klopt/api-client'
import { contract, type RichTextDocument } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { isVersionConflict } from '../../../app/errors/is-version-conflict.ts'
import { emptyDocument, isBlankDocument, joinDocuments } from '../../../shared/rich-text/rich-text-documents.ts'
import { wasNotified } from '../../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { StaffTicket } from '../ticket/staff-ticket.ts'
import { readDrafts, writeDrafts, type DraftKind } from './answer-drafts.ts'

export type Answer = ReturnType<typeof useAnswer>

/** What went wrong with sending: at the text, above the buttons, or that others were first. */
interface Problem {
  readonly field?: string
  readonly form?: string
  readonly isConflict?: boolean
}

/** Writing on a ticket: to the customer, or a note to colleagues. What is written stays until it is sent. */
export function useAnswer({ id: ticketId, version }: StaffTicket, userId: number, onClosed: () => void) {
  const params = { ticketId }
  const client = useQueryClient()
  const answer = useWrite(contract.ticketQueue.answer)
  const note = useWrite(contract.ticketQueue.note)
  const [drafts, setDrafts] = useState(() => readDrafts({ userId, ticketId }))
  const [kind, setKind] = useState<DraftKind>('answer')
  const [problem, setProblem] = useState<Problem>({})
  const field = useFocus(kind)
  useEffect(() => writeDrafts({ userId, ticketId }, drafts), [userId, ticketId, drafts])

  const write = (which: DraftKind, document: RichTextDocument) => change(which, () => document)
  const change = (which: DraftKind, make: (before: RichTextDocument) => RichTextDocument) => {
    setDrafts((all) => ({ ...all, [which]: make(all[which]) }))
    setProblem(({ isConflict: stays = false }) => ({ isConflict: stays }))
  }
  /** What was sent goes; what was typed since stays. */
  const clear = (which: DraftKind, sent: RichTextDocument) =>
    setDrafts((all) => (all[which] === sent ? { ...all, [which]: emptyDocument } : all))
  const onError = (error: ApiError) => {
    if (isVersionConflict(error)) {
      setProblem({ isConflict: true })
      void client.invalidateQueries({ queryKey: query(contract.ticketQueue.get, { params }).queryKey })
    } else if (error.fields['document']) setProblem({ field: error.fields['document'] })
    else if (!wasNotified(error)) setProblem({ form: error.message })
  }
  const isSending = answer.isPending || note.isPending
  const send = (which: DraftKind, close = false) => {
    const document = drafts[which]
    if (isSending) return
    if (isBlankDocument(document)) {
      setProblem({ field: which === 'answer' ? 'Vul een antwoord in' : 'Vul een notitie in' })
      return field.focus()
    }
    setProblem({})
    const onSuccess = () => {
      clear(which, document)
      if (close) return onClosed()
      toast.success(which === 'answer' ? 'Antwoord verstuurd' : 'Notitie bewaard')
    }
    if (which === 'answer') answer.mutate({ params, body: { document, close, version } }, { onSuccess, onError })
    else note.mutate({ params, body: { document } }, { onSuccess, onError })
  }
  const insert = (document: RichTextDocument) => {
    setKind('answer')
    change('answer', (before) => joinDocuments(before, document))
    field.focus()
  }
  return {
    drafts,
    kind,
    problem,
    isSending,
    isClosing: answer.isPending && answer.variables.body.close,
    fieldId: field.id,
    setKind: (next: DraftKind) => {
      setKind(next)
      setProblem({})
    },
    write,
    send,
    /** Adds to the answer, and goes there. */
    insert,
  }
}

/** The text of each kind, which can be asked to take the focus as soon as it is shown. */
function useFocus(kind: DraftKind) {
  const prefix = useId()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) document.getElementById(`${prefix}-${kind}`)?.focus()
  }, [asked, prefix, kind])
  return { id: (which: DraftKind) => `${prefix}-${which}`, focus: () => setAsked((times) => times + 1) }
}
