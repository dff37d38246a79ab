import type { RichTextDocument } from '@klopt/api-client/contract'
import { richTextDocument } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { emptyDocument, isBlankDocument } from '../../../shared/rich-text/rich-text-documents.ts'

const shape = v.object({ answer: richTextDocument, note: richTextDocument })

/** What is being written on a ticket: to the customer, and to colleagues. */
export interface AnswerDrafts {
  readonly answer: RichTextDocument
  readonly note: RichTextDocument
}
export type DraftKind = keyof AnswerDrafts

export const noDrafts: AnswerDrafts = { answer: emptyDocument, note: emptyDocument }

/** Whose drafts they are: one of each for each member of staff and ticket. */
export interface DraftsOwner {
  readonly userId: number
  readonly ticketId: number
}

const keyOf = ({ userId, ticketId }: DraftsOwner) => `klopt.ticket-answer.${userId}.${ticketId}`

/** What was being written, also after the tab was closed. */
export function readDrafts(owner: DraftsOwner): AnswerDrafts {
  try {
    const text = localStorage.getItem(keyOf(owner))
    const parsed = text === null ? null : v.safeParse(shape, JSON.parse(text))
    return parsed?.success ? parsed.output : noDrafts
  } catch {
    // Storage may be switched off, and what it holds may be damaged.
    return noDrafts
  }
}

/** Keeps what is written so far; what holds no words is no draft. */
export function writeDrafts(owner: DraftsOwner, drafts: AnswerDrafts): void {
  try {
    if (isBlankDocument(drafts.answer) && isBlankDocument(drafts.note)) localStorage.removeItem(keyOf(owner))
    else localStorage.setItem(keyOf(owner), JSON.stringify(drafts))
  } catch {
    // A full or switched-off storage loses only the convenience.
  }
}
