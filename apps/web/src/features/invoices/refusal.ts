import type { Contact } from '@klopt/api-client/contract'
import { buyerConflicts } from '@klopt/bookkeeping/documents'
import { isVatCode } from '@klopt/bookkeeping/vat'
import type { Draft, DraftProblems } from '../../shared/selling/draft.ts'
import { countedLines, type Totals } from '../../shared/selling/draft-totals.ts'
import { stillMissing } from './missing-fields.ts'

/** Why something could not be done: what is missing, by path, or a sentence. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string>>
  readonly message: string
}

export const NO_CONTACT = 'Kies een relatie'
export const NO_LINES = 'Voeg minstens één regel toe'
export const INCOMPLETE = 'Zo kan het nog niet definitief worden.'

/** What a sentence about 'the marked fields' would be wrong of: it is told in full. */
const ownPaths: ReadonlySet<string> = new Set(['lines', 'contactId', 'buyer.vatId', 'buyer.country', 'deliveryCountry'])

/** The server's refusal; where it says what is missing, its general sentence about fields has nothing to add. */
export const asRefusal = ({ fields, message }: Refusal): Refusal => ({
  fields,
  message: Object.keys(fields).some((path) => ownPaths.has(path)) ? INCOMPLETE : message,
})

/** What still stands in the way of a draft that was refused as it was `then`; null when all of it has been mended. */
export function unresolved(refusal: Refusal, then: Draft, now: Draft, problems: DraftProblems): Refusal | null {
  const fields = stillMissing(refusal.fields, {
    contact: now.contactId !== then.contactId,
    // What the server said of lines that are there is asked of it again once they have changed.
    lines: refusal.fields['lines'] === NO_LINES ? countedLines(now).length > 0 : linesOf(now) !== linesOf(then),
    vatCodes: codesOf(now) !== codesOf(then) || now.deliveryCountry !== then.deliveryCountry,
    readable: Object.keys(problems).length === 0,
  })
  const isMended = Object.keys(refusal.fields).length > 0 && Object.keys(fields).length === 0
  return isMended ? null : { message: refusal.message, fields }
}

/** What of the lines does not fit the customer, to say while there is no refusal; null when all of it does. */
export function conflictsOf(
  contact: Pick<Contact, 'kind' | 'country' | 'vatNumber'> | null,
  totals: Pick<Totals, 'vat'> | null,
  deliveryCountry?: string | null,
): Refusal | null {
  if (contact === null || totals === null) return null
  const conflicts = buyerConflicts(
    { kind: contact.kind, country: contact.country, vatId: contact.vatNumber, deliveryCountry },
    totals.vat.map(({ vatCode }) => vatCode).filter(isVatCode),
  )
  if (conflicts.length === 0) return null
  const fields = Object.fromEntries(conflicts.map(({ field, text }) => [field, text]))
  return { fields, message: 'De btw op de regels past niet bij deze relatie.' }
}

const codesOf = (draft: Draft): string =>
  countedLines(draft)
    .map(({ vatCode }) => vatCode)
    .join()
/** With the days of supply that lines without days of their own have. */
const linesOf = (draft: Draft): string => JSON.stringify([countedLines(draft), draft.supplyFrom, draft.supplyTo])

/** What to say at the fields of the draft: the lines are spoken of at the first of them. */
export function problemsOf({ fields }: Refusal): DraftProblems {
  const { contactId, lines } = fields
  return {
    ...(contactId !== undefined && { contactId }),
    ...(lines !== undefined && { 'lines.0.description': lines }),
  }
}
