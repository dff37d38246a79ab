import type { TicketTag } from '@klopt/api-client/contract'
import { tagNames } from '../../../shared/tickets/ticket-words.ts'

/** What somebody writes about, which is asked first. */
export type TicketKind = 'idea' | 'issue' | 'question'

export interface KindChoice {
  readonly kind: TicketKind
  /** As the user says it. */
  readonly label: string
  readonly hint: string
}

/** The kinds to choose from, in their order (specification, section 2). */
export const kindChoices: readonly KindChoice[] = [
  { kind: 'idea', label: 'Ik heb een (nieuw) idee...', hint: 'Vertel wat er beter kan of wat je mist.' },
  { kind: 'issue', label: 'Iets werkt niet goed...', hint: 'Meld een fout; we zoeken uit wat er misgaat.' },
  { kind: 'question', label: 'Ik heb een vraag', hint: 'Over Klopt, je boekhouding of je abonnement.' },
]

/** What a question can be about. */
export const questionTags: readonly { readonly tag: TicketTag; readonly label: string }[] = [
  { tag: 1, label: 'Productondersteuning' },
  { tag: 2, label: 'Boekhoudkundige vraag' },
  { tag: 3, label: 'Mijn abonnement' },
]

/** The tag that goes with a kind by itself; a question has none until one is chosen. */
export const tagOfKind = (kind: TicketKind): TicketTag | null => ({ idea: 7, issue: 6, question: null } as const)[kind]

/** The kind that a tag belongs to. */
export const kindOfTag = (tag: TicketTag): TicketKind => (tag === 7 ? 'idea' : tag === 6 ? 'issue' : 'question')

/** The heading of the form: that of its tag, and before a question has one just what it is. */
export const formTitle = (tag: TicketTag | null): string => (tag === null ? 'Vraag' : tagNames[tag])

/**
 * Whether the consent is on before somebody touches it: for anything but an idea, when the user may give it at all
 * (specification, section 5).
 */
export const consentByDefault = (tag: TicketTag | null, mayChange: boolean): boolean =>
  mayChange && tag !== null && tag !== 7
