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

/** Who reads: the firm that asks, or the client who answers. */
type Reader = 'firm' | 'client'

const waiting: Readonly<Record<'asked' | 'declined' | 'unasked', Readonly<Record<Reader, string>>>> = {
  asked: {
    firm: 'De klant heeft nog geen akkoord gegeven op deze cijfers.',
    client: 'Je hebt nog geen akkoord gegeven op deze cijfers.',
  },
  declined: {
    firm: 'De klant heeft eerst een vraag over deze cijfers.',
    client: 'Je hebt eerst nog een vraag over deze cijfers.',
  },
  unasked: {
    firm: 'Bij deze klant wordt alleen met akkoord ingediend, en dat is nog niet gevraagd.',
    client: 'Hier wordt alleen met akkoord ingediend, en je boekhouder heeft dat nog niet gevraagd.',
  },
}

/** Why filing waits for the client, by what stands of its period; null where it does not. */
export function waitsSentence(
  { state, isRequired }: { readonly state: ApprovalState | undefined; readonly isRequired: boolean },
  reader: Reader,
): string | null {
  if (state === 'asked' || state === 'declined') return waiting[state][reader]
  return state === undefined && isRequired ? waiting.unasked[reader] : null
}

/** What somebody typed, ended as what comes after it asks. */
function asSentence(typed: string | null): string {
  const text = (typed ?? '').trimEnd()
  return text === '' || /[.!?…]$/u.test(text) ? text : `${text}.`
}
