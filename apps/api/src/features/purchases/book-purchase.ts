import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { ACCRUAL_ACCOUNTS, purchaseInvoicePosting, purchaseLineCosts } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate } from '../../kernel/clock.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { createPayable } from '../../books/create-open-item.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import { periodOf } from '../../books/line-periods.ts'
import { spreadOverPeriods, waits, type WaitingLine } from '../../books/spread-periods.ts'
import { deductionOn } from '../../books/vat-rules.ts'
import { assertComplete } from './assert-complete.ts'
import { lockContact } from '../contacts/lock-contact.ts'
import { setDocumentState } from '../documents/document-state.ts'
import { findDuplicates } from './find-duplicates.ts'
import { loadPurchase, type LoadedPurchase } from './load-purchase.ts'
import { bookedPurchaseTotals } from './purchase-totals.ts'
import { rememberAnswers } from './proposal/supplier-answers.ts'
import { rememberPicks } from './remember-picks.ts'
import type { PurchaseAuthor, PurchaseVersion } from './save-draft.ts'

export interface Booked {
  readonly journalEntryId: number
  readonly version: number
}

/**
 * Posts a draft to the purchase book with an open item; its document is processed, and what was picked in it and what it
 * says of its supplier is remembered. All of it happens in the caller's transaction or not at all. Throws `not_a_draft`, `version_conflict`,
 * `invalid_input` and `purchase_duplicate`.
 */
export async function bookPurchase(
  db: Db,
  author: PurchaseAuthor,
  key: PurchaseVersion,
  { acceptDuplicate }: { acceptDuplicate: boolean },
): Promise<Booked> {
  const { administrationId } = author
  const purchase = await loadPurchase(db, { administrationId, purchaseId: key.purchaseId }, { forUpdate: true })
  if (purchase.row.booked_at !== null) throw new ApiError('not_a_draft')
  if (purchase.row.version !== key.version) throw new ApiError('version_conflict')
  const totals = bookedPurchaseTotals(purchase.input)
  await assertComplete(db, purchase, totals, civilDate(author.now))
  // Purchases of one supplier are booked one after the other, so that each sees the numbers of the others.
  await lockContact(db, administrationId, purchase.row.contact_id)
  if (!acceptDuplicate) await assertNew(db, purchase)
  if (purchase.row.document_id !== null) await attachDocument(db, author, purchase, purchase.row.document_id)
  await rememberPicks(db, author, purchase)
  await rememberAnswers(db, author, purchase)
  const journalEntryId = await post(db, author, purchase, totals)
  await db
    .updateTable('purchases')
    .set({ booked_at: author.now, journal_entry_id: journalEntryId, updated_at: author.now, version: key.version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', key.purchaseId)
    .execute()
  await openItem(db, purchase, totals)
  return { journalEntryId, version: key.version + 1 }
}

/** What comes from nobody in particular, such as a receipt, is not compared. */
async function assertNew(db: Db, { row }: LoadedPurchase): Promise<void> {
  if (row.contact_id === null) return
  const duplicates = await findDuplicates(db, {
    administrationId: row.administration_id,
    contactId: row.contact_id,
    number: row.number,
    exceptId: row.id,
  })
  if (duplicates.length > 0) throw new ApiError('purchase_duplicate', { details: { duplicates } })
}

async function attachDocument(
  db: Db,
  { administrationId, userId, now }: PurchaseAuthor,
  { row }: LoadedPurchase,
  documentId: number,
): Promise<void> {
  const { fileId } = await setDocumentState(db, administrationId, documentId, 'processed')
  await db
    .insertInto('attachments')
    .values({
      administration_id: administrationId,
      file_id: fileId,
      attachable_type: 'purchase_invoice',
      attachable_id: row.id,
      kind: row.kind === 'invoice' ? 'debit-purchase-invoice' : 'credit-purchase-invoice',
      created_by: userId,
      created_at: now,
    })
    .execute()
}

async function post(
  db: Db,
  { administrationId, userId, now }: PurchaseAuthor,
  { row, input }: LoadedPurchase,
  totals: DocumentTotals,
): Promise<number> {
  const journal = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'purchase-book')
    .executeTakeFirstOrThrow()
  const rules = { date: row.invoice_date, ...(await deductionOn(db, administrationId, row.invoice_date)) }
  const waiting = fromBookkeeping(() => waitingLines({ row, input }, purchaseLineCosts(totals, rules)))
  const lines = fromBookkeeping(() =>
    purchaseInvoicePosting(totals, {
      ...(row.contact_id !== null && { contactId: row.contact_id }),
      expenseAccounts: input.lines.map((line, index) =>
        waiting.some(({ lineNumber }) => lineNumber === index + 1)
          ? { rgs: ACCRUAL_ACCOUNTS.purchase }
          : { id: accountOf(line) },
      ),
      ...rules,
      receivedOn: row.received_on,
    }),
  )
  const name = `${row.kind === 'invoice' ? 'Inkoopfactuur' : 'Creditfactuur inkoop'} ${row.number}`
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: journal.id,
      entryDate: await firstOpenDate(db, administrationId, row.invoice_date),
      documentDate: row.invoice_date,
      vatDate: row.invoice_date,
      description: name,
      sourceType: 'purchase',
      sourceId: row.id,
      createdBy: userId,
      at: now,
    },
    lines,
  )
  const notBefore = row.kind === 'credit_invoice' ? row.invoice_date : null
  const document = { administrationId, kind: 'purchase', id: row.id, contactId: row.contact_id, name } as const
  await spreadOverPeriods(db, { ...document, entryId: entry.id, notBefore, createdBy: userId, at: now }, waiting)
  return entry.id
}

/** The lines that are for other months than that of the invoice, with what they cost. */
function waitingLines({ row, input }: LoadedPurchase, costs: readonly number[]): WaitingLine[] {
  return input.lines.flatMap((line, index) => {
    const period = periodOf(line)
    if (!waits(period, row.invoice_date)) return []
    const debitCents = must(costs[index], 'what a line costs')
    const { description } = line
    return [{ lineNumber: index + 1, description, account: { id: accountOf(line) }, period, debitCents }]
  })
}

const accountOf = ({ accountId }: LoadedPurchase['input']['lines'][number]): number =>
  must(accountId, 'the account of a line that is booked')

async function openItem(db: Db, { row }: LoadedPurchase, { grossCents }: DocumentTotals): Promise<void> {
  await createPayable(db, {
    administrationId: row.administration_id,
    contactId: row.contact_id,
    purchaseId: row.id,
    number: row.number,
    documentDate: row.invoice_date,
    dueDate: row.due_date,
    amountCents: grossCents,
    foreign: row.foreign_gross === null ? null : { currency: row.currency, amount: row.foreign_gross },
  })
}
