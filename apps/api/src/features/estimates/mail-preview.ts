import { paperFormats } from '@klopt/bookkeeping/paper'
import type { LetterPreview } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { amountIn } from '../../books/exchange.ts'
import { fillDocument, fillText, type Variables } from '../../mail/rich-text.ts'
import { findText } from '../email-texts/find-text.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { paperName } from '../invoices/invoice-pdf.ts'
import { loadAdministration, loadContact } from '../invoices/load-invoice.ts'
import { amountsOf, loadEstimate, type EstimateKey } from './load-estimate.ts'
import { numberToCome } from './number-estimate.ts'

/** Recipient, subject and text as they are proposed; a number that is not known yet stays a variable. */
export async function mailPreview(db: Db, key: EstimateKey): Promise<LetterPreview> {
  const row = await loadEstimate(db, key)
  const contact = await loadContact(db, key.administrationId, row.contact_id)
  const administration = await loadAdministration(db, key.administrationId)
  const language = contact?.language ?? 'nl'
  const { date } = paperFormats[language]
  const text = await findText(db, key.administrationId, { kind: 'estimate', language })
  const toCome = row.number === null ? await numberToCome(db, row) : null
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
    numberToCome: toCome,
    attachments: [paperName({ kind: 'estimate', language, number: row.number ?? toCome })],
  }
}

/** What stands for the number in a mail that is tried before there is one. */
export async function valuesToCome(db: Db, key: EstimateKey): Promise<Variables> {
  const row = await loadEstimate(db, key)
  return { offertenummer: row.number ?? (await numberToCome(db, row)) }
}
