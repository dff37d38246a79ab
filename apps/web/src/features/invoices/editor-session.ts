/** What the address names: an invoice, or one that does not exist yet. */
export type InvoiceSubject = number | 'new'

/**
 * One sitting with one invoice. A new invoice gets its own address at its first save; the sitting goes on then, so
 * that nobody loses the field they type in.
 */
export interface EditorSession {
  /** Another sitting has another key. */
  readonly key: number
  readonly subject: InvoiceSubject
  /** It began as a new invoice, so that what stands on the screen is known before it is fetched. */
  readonly isNew: boolean
  /** The id that the new invoice got. */
  readonly createdId: number | null
}

export const startSession = (subject: InvoiceSubject, key = 0): EditorSession => ({
  key,
  subject,
  isNew: subject === 'new',
  createdId: null,
})

/** The sitting that belongs to an address, given the one before. */
export function followAddress(session: EditorSession, subject: InvoiceSubject): EditorSession {
  if (subject === session.subject) return session
  if (subject === session.createdId) return { ...session, subject }
  return startSession(subject, session.key + 1)
}
