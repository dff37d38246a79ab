import { formatInvoiceNumber } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { paperFormats } from '@klopt/bookkeeping/paper'
import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays, email } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, isBlank, toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import { mailedPath } from '../customer-links/make-key.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { findText } from '../email-texts/find-text.ts'
import { amountIn } from '../../books/exchange.ts'
import { loadAdministration, loadContact } from '../invoices/load-invoice.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { estimateSnapshot } from './estimate-snapshot.ts'
import { amountsOf, isAnswered, loadEstimate, type EstimateKey, type EstimateRow } from './load-estimate.ts'

type SendRequest = BodyOf<typeof contract.estimates.send>

/** A mail as the job sends it. */
export interface EstimateMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The path to the page of its customer. */
  readonly customerPath: string
}

export interface SentEstimate {
  readonly number: string
  readonly version: number
  readonly mailNumber: number
  readonly mail: EstimateMail
}

const NUMBER_PATTERN = '{jaar}-O-{nr:3}'

/** Recipient, subject and text as they are proposed; a number that is not known yet stays a variable. */
export async function mailPreview(
  db: Db,
  key: EstimateKey,
): Promise<ResponseOf<typeof contract.estimates.mailPreview>> {
  const row = await loadEstimate(db, key)
  const contact = await loadContact(db, key.administrationId, row.contact_id)
  const administration = await loadAdministration(db, key.administrationId)
  const language = contact?.language ?? 'nl'
  const { date } = paperFormats[language]
  const text = await findText(db, key.administrationId, { kind: 'estimate', language })
  const values = {
    klant: contact?.attention || contact?.name || mailTexts(language).nobody,
    bedrag: amountIn(language, row.terms, amountsOf(row).grossCents),
    geldigheid: date(row.valid_until),
    bedrijf: administration.company_name,
    ...(row.number !== null && { offertenummer: row.number }),
  }
  return {
    recipient: contact?.email_address ?? null,
    subject: fillText(text.subject, values),
    body: fillDocument(text.body, values),
  }
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
  const recipient = email(request.recipient)
  if (!recipient.ok) throw new ApiError('email_invalid', { fields: { recipient: recipient.message } })
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
      sent_to: recipient.value,
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
  const document = { recipient: recipient.value, invoiceId: null, estimateId }
  const numbered = { offertenummer: number }
  const written = fillDocument(request.body, numbered)
  const mail = {
    recipient: recipient.value,
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

/** Null where nobody is reminded: not wanted, or that day is past. */
function reminderDay({ valid_until: validUntil }: EstimateRow, daysBefore: number | null, today: string) {
  if (daysBefore === null) return null
  const day = addDays(validUntil, -daysBefore)
  return day > today ? day : null
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

async function takeNumber(db: Db, { administration_id: id, estimate_date: date }: EstimateRow): Promise<string> {
  const series = `estimate:${date.slice(0, 4)}`
  const { rows } = await sql<{ first: number }>`SELECT take_numbers(${id}, ${series}) AS first`.execute(db)
  return formatInvoiceNumber(NUMBER_PATTERN, { date, sequence: must(rows[0], 'a number').first })
}
