import type { Approval, ApprovalState } from '@klopt/api-client/contract'
import type { Tone } from '@klopt/ui'
import { instantText } from '../dates/times.ts'

interface State {
  readonly label: string
  /** As the client reads it, where that is not the same. */
  readonly ownLabel?: string
  readonly look: { readonly tone?: Tone }
}

/** How an approval stands, with its tone. */
export const approvalStates: Readonly<Record<ApprovalState, State>> = {
  asked: { label: 'Wacht op klant', ownLabel: 'Wacht op je akkoord', look: { tone: 'warning' } },
  approved: { label: 'Akkoord', look: { tone: 'success' } },
  declined: { label: 'Klant heeft een vraag', ownLabel: 'Je hebt een vraag', look: { tone: 'info' } },
  withdrawn: { label: 'Ingetrokken', look: {} },
  overruled: { label: 'Zonder akkoord', look: {} },
}

/** What happened to it last, in a sentence. */
export function approvalWords(approval: Approval): string {
  const { state, askedBy, askedAt, answeredBy, answeredAt, answer, overruledReason } = approval
  const answered = answeredBy === null || answeredAt === null ? '' : ` door ${answeredBy} op ${instantText(answeredAt)}`
  switch (state) {
    case 'asked':
      return `Gevraagd door ${askedBy} op ${instantText(askedAt)}.`
    case 'approved':
      return `Akkoord gegeven${answered}.`
    case 'declined':
      return `Nog niet akkoord${answered}: ${asSentence(answer)}`
    case 'withdrawn':
      return `Ingetrokken door het kantoor.`
    case 'overruled':
      return `Ingediend zonder akkoord: ${asSentence(overruledReason)}`
  }
}

/** What somebody typed, ended as what comes after it asks. */
function asSentence(typed: string | null): string {
  const text = (typed ?? '').trimEnd()
  return text === '' || /[.!?…]$/u.test(text) ? text : `${text}.`
}
