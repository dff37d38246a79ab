import * as v from 'valibot'
import { ticketTag } from '@klopt/api-client/schemas'

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

const keyOf = ({ userId, administrationId }: DraftOwner) => `klopt.ticket-draft.${userId}.${administrationId}`

/** What was being written, also after the tab was closed; null when nothing was, or when it cannot be read. */
export function readDraft(owner: DraftOwner): TicketDraft | null {
  try {
    const text = localStorage.getItem(keyOf(owner))
    const parsed = text === null ? null : v.safeParse(shape, JSON.parse(text))
    return parsed?.success ? parsed.output : null
  } catch {
    // Storage may be switched off, and what it holds may be damaged.
    return null
  }
}

/** Keeps what is written so far; what holds no words is no draft. Null removes it. */
export function writeDraft(owner: DraftOwner, draft: TicketDraft | null): void {
  try {
    if (draft === null || !hasWords(draft)) localStorage.removeItem(keyOf(owner))
    else localStorage.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // A full or switched-off storage loses only the convenience.
  }
}

/** Whether anything was written that would be a pity to lose. */
export const hasWords = ({ subject, message }: Pick<TicketDraft, 'subject' | 'message'>): boolean =>
  subject.trim() !== '' || message.trim() !== ''

/**
 * The key to send a text with: the one it was sent with before, so that a ticket that did arrive is not made
 * twice; a new one for another text.
 */
export const intentOf = (sent: TicketDraft['sent'], text: string): { text: string; key: string } =>
  sent?.text === text ? sent : { text, key: crypto.randomUUID() }
