import type { EditorSubject } from '../../app/routing/id-params.ts'

/**
 * One sitting with one invoice or purchase. A new one gets its own address at its first save; the sitting goes on then,
 * so that nobody loses the field they type in.
 */
export interface EditorSession {
  /** Another sitting has another key. */
  readonly key: number
  readonly subject: EditorSubject
  /** It began as a new one, so that what stands on the screen is known before it is fetched. */
  readonly isNew: boolean
  /** The id that the new one got. */
  readonly createdId: number | null
}

export const startSession = (subject: EditorSubject, key = 0): EditorSession => ({
  key,
  subject,
  isNew: subject === 'new',
  createdId: null,
})

/** The sitting that belongs to an address, given the one before. */
export function followAddress(session: EditorSession, subject: EditorSubject): EditorSession {
  if (subject === session.subject) return session
  if (subject === session.createdId) return { ...session, subject }
  return startSession(subject, session.key + 1)
}
