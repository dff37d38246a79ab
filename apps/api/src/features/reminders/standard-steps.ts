import type { RichTextDocument } from '@klopt/api-client/contract'
import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import type { ReminderKind } from '@klopt/bookkeeping/payments'
import { toPlainText } from '../../mail/rich-text.ts'
import { standardReminder, type EmailText } from '../email-texts/standard-texts.ts'

interface StandardStep {
  readonly name: string
  readonly kind: ReminderKind
  readonly afterDays: number
  readonly subject: string
  readonly body: RichTextDocument
}

/** What reminding begins with; each can be changed. The words of the law come below them by themselves. */
export const standardSteps: readonly StandardStep[] = [
  { name: 'Herinnering 1', kind: 'reminder', afterDays: 7, ...standardReminder(0) },
  { name: 'Herinnering 2', kind: 'reminder', afterDays: 14, ...standardReminder(1) },
  { name: 'Aanmaning', kind: 'notice', afterDays: 21, ...standardReminder(2) },
  { name: 'Aanmaning met kosten', kind: 'demand', afterDays: 40, ...standardReminder(3) },
]

/** The words of a step for a customer: those that were written for it, or the usual ones in their language. */
export function stepWords({ subject, body }: EmailText, language: PaperLanguage): EmailText {
  const place = PLACES.find((each) => isSame(standardReminder(each), { subject, body }))
  return place === undefined ? { subject, body } : standardReminder(place, language)
}

const PLACES = [0, 1, 2, 3] as const

/** By what is read: the database keeps the keys of a document in an order of its own. */
const isSame = (one: EmailText, other: EmailText): boolean =>
  one.subject === other.subject && toPlainText(one.body) === toPlainText(other.body)
