import type { Invoice } from '@klopt/api-client/contract'
import { instantText } from '../../shared/dates/times.ts'

/** How the last mail of an invoice stands while it has not left, in words for its page; null when nothing is the matter. */
export function mailNotice({ messages: [last] }: Pick<Invoice, 'messages'>): MailNotice | null {
  if (last !== undefined && last.bouncedAt !== null) {
    return {
      tone: 'danger',
      title: `De e-mail aan ${last.recipient} kwam niet aan`,
      text: `${last.bounce} Controleer het e-mailadres van de relatie en verstuur de factuur opnieuw, of download de pdf en geef die zelf door.`,
    }
  }
  if (last?.state === 'failed') {
    return {
      tone: 'danger',
      title: `De e-mail aan ${last.recipient} is niet verstuurd`,
      text: `${last.failure} Controleer het e-mailadres en verstuur de factuur opnieuw, of download de pdf en geef die zelf door.`,
    }
  }
  if (last?.state === 'queued' && last.nextTryAt !== null) {
    return {
      tone: 'warning',
      title: `De e-mail aan ${last.recipient} staat in de wachtrij`,
      text: `${last.failure} We proberen het drie dagen lang vanzelf opnieuw, de volgende keer op ${instantText(last.nextTryAt)}.`,
    }
  }
  return null
}

export interface MailNotice {
  readonly tone: 'danger' | 'warning'
  readonly title: string
  readonly text: string
}

/** Whether a mail is about to leave, so that it is worth looking again soon. */
export const isMailLeaving = ({ messages }: Pick<Invoice, 'messages'>): boolean =>
  messages.some(({ state, nextTryAt }) => state === 'queued' && nextTryAt === null)
