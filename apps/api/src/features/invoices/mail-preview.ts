import { paperFormats } from '@klopt/bookkeeping/paper'
import type { LetterPreview } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { amountIn } from '../../books/exchange.ts'
import { fillDocument, fillText, type Variables } from '../../mail/rich-text.ts'
import { findText } from '../email-texts/find-text.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import type { EmailText } from '../email-texts/standard-texts.ts'
import { namesAlongside, type Mailing } from './attachments/message-files.ts'
import { eInvoiceName } from './e-invoice.ts'
import { paperName } from './invoice-pdf.ts'
import { loadInvoice, type InvoiceKey, type LoadedInvoice } from './load-invoice.ts'
import { numberToCome } from './number-invoice.ts'
import { languageOf } from './snapshot.ts'

type Proposed = Pick<LetterPreview, 'recipient' | 'subject' | 'body'>

/**
 * Recipient, subject and text as they are proposed, in these words or the usual ones. A draft's number is not known yet and
 * stays a variable.
 */
export async function mailPreview(db: Db, key: InvoiceKey, words: EmailText | null = null): Promise<Proposed> {
  return proposedMail(db, await loadInvoice(db, key), words)
}

async function proposedMail(db: Db, invoice: LoadedInvoice, words: EmailText | null): Promise<Proposed> {
  const { row, contact, administration } = invoice
  const language = languageOf({ row, contact })
  const { date } = paperFormats[language]
  const text = words ?? (await findText(db, administration.id, { kind: row.kind, language }))
  const values = {
    klant: contact?.attention || contact?.name || mailTexts(language).nobody,
    bedrag: amountIn(language, row, Math.abs(row.foreign_gross ?? row.gross_cents)),
    vervaldatum: date(row.due_date),
    bedrijf: administration.company_name,
    ...(row.number !== null && { factuurnummer: row.number }),
  }
  return {
    recipient: contact?.email_address ?? null,
    subject: fillText(text.subject, values),
    body: fillDocument(text.body, values),
  }
}

/** The same with what goes along, and the number that a draft would get now. */
export async function previewWithFiles(db: Db, key: InvoiceKey, mailing: Mailing): Promise<LetterPreview> {
  const invoice = await loadInvoice(db, key)
  const { row, contact } = invoice
  const toCome = row.number === null ? await numberToCome(db, invoice) : null
  const number = row.number ?? toCome
  const paper = paperName({ kind: row.kind, language: languageOf(invoice), number })
  const eInvoice = contact?.wants_e_invoice === true && number !== null ? [eInvoiceName(row.kind, number)] : []
  return {
    ...(await proposedMail(db, invoice, null)),
    numberToCome: toCome,
    attachments: [paper, ...eInvoice, ...(await namesAlongside(db, key, mailing))],
  }
}

/** What stands for the number of a draft in a mail that is tried before it has one. */
export async function valuesToCome(db: Db, key: InvoiceKey): Promise<Variables> {
  const invoice = await loadInvoice(db, key)
  return { factuurnummer: invoice.row.number ?? (await numberToCome(db, invoice)) }
}
