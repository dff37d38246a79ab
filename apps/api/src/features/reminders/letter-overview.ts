import { paperTexts } from '@klopt/bookkeeping/paper'
import { claimsOfLetters } from '../../books/claims.ts'
import type { Db } from '../../database/db.ts'
import type { ReminderDocument } from '../../pdf/document.ts'
import { companyOnPaper } from '../administrations/read-company.ts'
import { customerOf } from '../contacts/find-customer.ts'
import type { LetterRow } from './cancel-letter.ts'

/** What the PDF of a letter shows: the invoices it names as they stood, and what it asks beside them. */
export async function overviewOf(db: Db, letter: LetterRow): Promise<ReminderDocument> {
  const { administration_id: administrationId, id } = letter
  const invoices = await db
    .selectFrom('reminded_documents')
    .select(['number', 'invoice_date', 'due_date', 'open_cents', 'currency', 'open_foreign'])
    .where('administration_id', '=', administrationId)
    .where('letter_id', '=', id)
    .orderBy('due_date')
    .orderBy('invoice_id')
    .orderBy('number')
    .execute()
  const claims = (await claimsOfLetters(db, administrationId, [id])).get(id) ?? []
  const { name: customerName, language } = await customerOf(db, { administrationId, contactId: letter.contact_id })
  const texts = paperTexts(language).reminder
  return {
    company: await companyOnPaper(db, administrationId),
    language,
    customerName,
    date: letter.letter_date,
    invoices: invoices.map((row) => ({
      number: row.number,
      date: row.invoice_date,
      dueDate: row.due_date,
      openCents: row.open_cents,
      foreign: foreignOf(row),
    })),
    claims: claims
      .filter(({ waived }) => !waived)
      .map(({ kind, amountCents }) => ({ label: kind === 'costs' ? texts.costs : texts.interest, amountCents })),
  }
}

/** The numbers of an earlier package that a letter names. */
export async function earlierNumbers(db: Db, { administration_id, id }: LetterRow): Promise<string[]> {
  const rows = await db
    .selectFrom('reminder_letter_earlier')
    .select('number')
    .where('administration_id', '=', administration_id)
    .where('letter_id', '=', id)
    .execute()
  return rows.map(({ number }) => number)
}

const foreignOf = ({ currency, open_foreign: openAmount }: { currency: string | null; open_foreign: number | null }) =>
  currency === null || openAmount === null ? null : { currency, openAmount }
