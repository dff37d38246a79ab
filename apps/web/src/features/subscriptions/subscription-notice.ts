import type { AdministrationEntry } from '@klopt/api-client/contract'
import { isReadOnly as readOnly } from '../../app/session/write-block.ts'
import { trialNoteOf } from '../../shared/administrations/trial-note.ts'
import { READ_ONLY_TEXT } from './subscription-state.ts'

export interface Notice {
  /** Nothing can be changed any more, rather than soon. */
  readonly isReadOnly: boolean
  readonly title: string
  readonly text: string
}

/** What the screens of an administration say of its subscription, or null while there is nothing to do. */
export function noticeOf(subscription: AdministrationEntry['subscription'], today: string): Notice | null {
  const { type } = subscription
  if (type === 'GRACE_PERIOD') return { isReadOnly: true, title: 'Je abonnement is gestopt', text: READ_ONLY_TEXT }
  if (type === 'NONE') return { isReadOnly: true, title: 'Je hebt geen abonnement', text: READ_ONLY_TEXT }
  const title = trialNoteOf(subscription, today)
  if (title === null) return null
  const isReadOnly = readOnly(subscription, today)
  return { isReadOnly, title, text: isReadOnly ? READ_ONLY_TEXT : 'Kies een abonnement om daarna door te gaan.' }
}
