import type { RichTextDocument } from '@klopt/api-client/contract'
import { richTextDocument } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { readOwnDraft, writeOwnDraft } from '../../../app/session/own-drafts.ts'
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

const whereOf = ({ userId, ticketId }: DraftsOwner) => ({ userId, place: `ticket-answer.${ticketId}` })

/** What was being written, also after the tab was closed. */
export const readDrafts = (owner: DraftsOwner): AnswerDrafts => readOwnDraft(whereOf(owner), shape) ?? noDrafts

/** Keeps what is written so far; what holds no words is no draft. */
export function writeDrafts(owner: DraftsOwner, drafts: AnswerDrafts): void {
  const isBlank = isBlankDocument(drafts.answer) && isBlankDocument(drafts.note)
  writeOwnDraft(whereOf(owner), isBlank ? null : drafts)
}
