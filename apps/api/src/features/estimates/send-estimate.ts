import { must } from '@klopt/bookkeeping/money'
import type { BodyOf, contract } from '@klopt/api-client/contract'
import { addDays, formatDate } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, isBlank, toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import { mailedPath } from '../customer-links/make-key.ts'
import { letterAddresses } from '../email-texts/letter-addresses.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { estimateSnapshot } from './estimate-snapshot.ts'
import { takeNumber } from './number-estimate.ts'
import { isAnswered, loadEstimate, type EstimateRow } from './load-estimate.ts'

type SendRequest = BodyOf<typeof contract.estimates.send>

/** A mail as the job sends it. */
export interface EstimateMail {
  readonly recipient: string
  /** Absent where nobody gets a copy. */
  readonly cc?: readonly string[]
  readonly subject: string
  readonly text: string
  /** Null where the text is all there is. */
  readonly html: string | null
  /** The path to the page of its customer. */
  readonly customerPath: string
}

export interface SentEstimate {
  readonly number: string
  readonly version: number
  readonly mailNumber: number
  readonly mail: EstimateMail
}

/**
 * Gives an estimate its number, freezes its paper and answers the mail to send. Sent again, it keeps its number. Throws
 * `version_conflict`, `estimate_answered`, `estimate_expired`, `email_invalid` and `invalid_input`.
 */
export async function sendEstimate(
  db: Db,
  author: DraftAuthor,
  estimateId: number,
  request: SendRequest,
  today: string,
): Promise<SentEstimate> {
  const { administrationId, now } = author
  const { recipient, cc } = letterAddresses(request)
  if (isBlank(request.body)) throw new ApiError('invalid_input', { fields: { body: 'Vul een bericht in' } })
  const row = await loadEstimate(db, { administrationId, estimateId }, { forUpdate: true })
  assertSendable(row, request.version, today)
  const number = row.number ?? (await takeNumber(db, row))
  const version = row.version + 1
  await db
    .updateTable('estimates')
    .set({
      updated_at: now,
      version,
      sent_to: recipient,
      sent_cc: cc,
      remind_on: reminderDay(row, request.remindDaysBefore ?? null, today),
      reminded_at: null,
      ...nextMail(row),
      // What its customer has before them stays as it is.
      ...(row.sent_at === null && {
        number,
        sent_at: now,
        snapshot: JSON.stringify(await estimateSnapshot(db, row, number)),
      }),
    })
    .where('administration_id', '=', administrationId)
    .where('id', '=', estimateId)
    .execute()
  const contactId = must(row.contact_id, 'the customer of an estimate that is sent')
  const document = { recipient, invoiceId: null, estimateId }
  const numbered = { offertenummer: number }
  const written = fillDocument(request.body, numbered)
  const mail = {
    recipient,
    ...(cc && { cc }),
    subject: fillText(oneLine(request.subject), numbered),
    text: toPlainText(written),
    html: toMailHtml(written),
    customerPath: await mailedPath(db, { administrationId, contactId }, document, now),
  }
  return { number, version, mailNumber: row.mail_count + 1, mail }
}

/** What is kept of a mail that goes out: whether an earlier one came back says nothing about it. */
export const nextMail = ({ mail_count: count }: Pick<EstimateRow, 'mail_count'>) => ({
  mail_count: count + 1,
  bounced_at: null,
  bounce: null,
})

/** Null where nobody is to be reminded; a day that is not ahead of us would never come, which is said. */
function reminderDay({ valid_until: validUntil }: EstimateRow, daysBefore: number | null, today: string) {
  if (daysBefore === null) return null
  const day = addDays(validUntil, -daysBefore)
  if (day > today) return day
  const message =
    `De offerte is geldig tot en met ${formatDate(validUntil)}: zo lang daarvoor herinneren kan niet meer. ` +
    'Kies minder dagen, of verstuur zonder herinnering'
  throw new ApiError('invalid_input', { fields: { remindDaysBefore: message } })
}

function assertSendable(row: EstimateRow, version: number, today: string): void {
  if (row.version !== version) throw new ApiError('version_conflict')
  if (isAnswered(row)) throw new ApiError('estimate_answered')
  if (row.valid_until < today) throw new ApiError('estimate_expired')
  const fields: Record<string, string> = {}
  if (row.contact_id === null) fields['contactId'] = 'Kies een relatie'
  if (row.terms.lines.length === 0) fields['lines'] = 'Voeg minstens één regel toe'
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}
