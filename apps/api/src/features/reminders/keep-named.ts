import type { Db } from '../../database/db.ts'
import type { PlannedLetter } from './plan-letters.ts'

interface Kept {
  readonly administrationId: number
  readonly letterId: number
}

/** Keeps what a letter names, as it stands now: invoices by their id, those of an earlier package by their number. */
export async function keepNamed(db: Db, { administrationId, letterId }: Kept, letter: PlannedLetter): Promise<void> {
  const named = letter.invoices.map(({ debt, stepId, kind }) => ({
    debt,
    row: {
      administration_id: administrationId,
      letter_id: letterId,
      step_id: stepId,
      kind,
      number: debt.number,
      invoice_date: debt.invoiceDate,
      due_date: debt.dueDate,
      open_cents: debt.openCents,
    },
  }))
  const invoices = named.flatMap(({ debt: { invoiceId, foreign }, row }) =>
    invoiceId === null
      ? []
      : {
          ...row,
          invoice_id: invoiceId,
          currency: foreign?.currency ?? null,
          open_foreign: foreign?.openAmount ?? null,
        },
  )
  const earlier = named.flatMap(({ debt: { invoiceId, contactId }, row }) =>
    invoiceId === null ? { ...row, contact_id: contactId } : [],
  )
  if (invoices.length > 0) await db.insertInto('reminder_letter_invoices').values(invoices).execute()
  if (earlier.length > 0) await db.insertInto('reminder_letter_earlier').values(earlier).execute()
}
