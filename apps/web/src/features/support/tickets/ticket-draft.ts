import * as v from 'valibot'
import { ticketTag } from '@klopt/api-client/schemas'
import { readOwnDraft, writeOwnDraft } from '../../../app/session/own-drafts.ts'

const shape = v.object({
  kind: v.picklist(['idea', 'issue', 'question']),
  /** Null while a question is not yet about anything. */
  tag: v.nullable(ticketTag),
  subject: v.string(),
  message: v.string(),
  /** Null until somebody touches it. */
  consent: v.nullable(v.boolean()),
  /** The key under which this very text was sent without hearing whether it arrived. */
  sent: v.nullable(v.object({ text: v.string(), key: v.string() })),
})

/** A ticket as far as it is written. */
export type TicketDraft = v.InferOutput<typeof shape>

/** Whose draft it is: one for each user and administration. */
export interface DraftOwner {
  readonly userId: number
  readonly administrationId: number
}

const whereOf = ({ userId, administrationId }: DraftOwner) => ({ userId, place: `ticket.${administrationId}` })

/** What was being written, also after the tab was closed; null when nothing was, or when it cannot be read. */
export const readDraft = (owner: DraftOwner): TicketDraft | null => readOwnDraft(whereOf(owner), shape)

/** Keeps what is written so far; what holds no words is no draft. Null removes it. */
export const writeDraft = (owner: DraftOwner, draft: TicketDraft | null): void =>
  writeOwnDraft(whereOf(owner), draft !== null && hasWords(draft) ? draft : null)

/** Whether anything was written that would be a pity to lose. */
export const hasWords = ({ subject, message }: Pick<TicketDraft, 'subject' | 'message'>): boolean =>
  subject.trim() !== '' || message.trim() !== ''

/**
 * The key to send a text with: the one it was sent with before, so that a ticket that did arrive is not made
 * twice; a new one for another text.
 */
export const intentOf = (sent: TicketDraft['sent'], text: string): { text: string; key: string } =>
  sent?.text === text ? sent : { text, key: crypto.randomUUID() }
