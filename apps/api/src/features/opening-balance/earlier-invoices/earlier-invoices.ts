import type { EarlierInvoice } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import { currentOpening } from '../../../books/opening-balances.ts'
import type { Db } from '../../../database/db.ts'
import { findFiles, type FoundFile } from '../../../files/find-files.ts'
import { insertFile, type NewFile } from '../../../files/insert-file.ts'
import { ApiError } from '../../../kernel/api-error.ts'

type Row = Omit<EarlierInvoice, 'pdf'>

/** The sales invoices of an earlier package, oldest first, with their PDFs as far as these were added. */
export async function listEarlierInvoices(db: Db, administrationId: number): Promise<EarlierInvoice[]> {
  const [rows, added] = await Promise.all([rowsOf(db, administrationId), addedPdfs(db, administrationId)])
  return rows.map((row) => {
    const file = added.get(row.number)
    return { ...row, pdf: file === undefined ? null : { name: file.name, sizeBytes: file.sizeBytes } }
  })
}

/** All of them by number: few invoices have one, and none is then looked up in vain. */
async function addedPdfs(db: Db, administrationId: number): Promise<ReadonlyMap<string, FoundFile>> {
  const rows = await db
    .selectFrom('earlier_invoice_files')
    .select(['number', 'file_id'])
    .where('administration_id', '=', administrationId)
    .execute()
  const files = await findFiles(
    db,
    administrationId,
    rows.map(({ file_id }) => file_id),
  )
  return new Map(
    rows.flatMap(({ number, file_id }) => {
      const file = files.get(file_id)
      return file === undefined ? [] : [[number, file]]
    }),
  )
}

/** Keeps the PDF of an earlier invoice, in place of the one that is there. Throws `not_found`. */
export async function keepEarlierPdf(
  db: Db,
  administrationId: number,
  openItemId: number,
  file: Omit<NewFile, 'administrationId'>,
): Promise<void> {
  const { number } = await earlierInvoice(db, administrationId, openItemId)
  const row = {
    file_id: await insertFile(db, { ...file, administrationId }),
    created_at: file.createdAt,
  }
  await db
    .insertInto('earlier_invoice_files')
    .values({ administration_id: administrationId, number, ...row })
    .onConflict((conflict) => conflict.columns(['administration_id', 'number']).doUpdateSet(row))
    .execute()
}

/** Takes the PDF of an earlier invoice away; answers whether there was one. Throws `not_found` for another item. */
export async function removeEarlierPdf(db: Db, administrationId: number, openItemId: number): Promise<boolean> {
  const { number } = await earlierInvoice(db, administrationId, openItemId)
  const { numDeletedRows } = await db
    .deleteFrom('earlier_invoice_files')
    .where('administration_id', '=', administrationId)
    .where('number', '=', number)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The PDF of an earlier invoice. Throws `not_found`, also where none was added. */
export async function findEarlierPdf(db: Db, administrationId: number, openItemId: number): Promise<FoundFile> {
  const { number } = await earlierInvoice(db, administrationId, openItemId)
  const [file] = await earlierPdfs(db, administrationId, [number])
  if (file === undefined) throw new ApiError('not_found')
  return file
}

/** The open items among these whose number has a PDF. */
export async function itemsWithPdf(
  db: Db,
  administrationId: number,
  items: readonly { readonly id: number; readonly number: string }[],
): Promise<number[]> {
  if (items.length === 0) return []
  const rows = await db
    .selectFrom('earlier_invoice_files')
    .select('number')
    .where('administration_id', '=', administrationId)
    .where(
      'number',
      'in',
      items.map(({ number }) => number),
    )
    .execute()
  const known = new Set(rows.map(({ number }) => number))
  return items.filter(({ number }) => known.has(number)).map(({ id }) => id)
}

/** The PDFs that were added of invoices of an earlier package, by their numbers. */
export async function earlierPdfs(
  db: Db,
  administrationId: number,
  numbers: readonly string[],
): Promise<readonly FoundFile[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('earlier_invoice_files')
    .select('file_id')
    .where('administration_id', '=', administrationId)
    .where('number', 'in', [...numbers])
    .orderBy('number')
    .execute()
  const files = await findFiles(
    db,
    administrationId,
    rows.map(({ file_id }) => file_id),
  )
  return [...files.values()]
}

async function earlierInvoice(db: Db, administrationId: number, openItemId: number): Promise<Row> {
  const row = (await rowsOf(db, administrationId, openItemId))[0]
  if (row === undefined) throw new ApiError('not_found')
  return row
}

/** Whether the open item `o` is what a customer paid too much: a line of the bank made it. */
const isCustomerCredit = sql<boolean>`EXISTS (
  SELECT FROM ledger_entries e WHERE e.administration_id = o.administration_id AND e.id = o.journal_entry_id
    AND e.source_type = 'bank_transaction')`

/** Of the opening balance that stands all of them; what a booking that was taken back left behind is settled. */
async function rowsOf(db: Db, administrationId: number, openItemId: number | null = null): Promise<readonly Row[]> {
  const opening = await currentOpening(db, administrationId)
  const { rows } = await sql<Row>`
    SELECT o.id AS "openItemId", o.number, o.contact_id AS "contactId", c.name AS "contactName",
      o.document_date AS "documentDate", o.due_date AS "dueDate", o.amount_cents AS "amountCents",
      o.open_cents AS "openCents"
    FROM owed_items o
    LEFT JOIN contact_names c ON c.administration_id = o.administration_id AND c.id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable'
      AND (o.opening_balance_id = ${opening?.id ?? null}::bigint OR (o.journal_entry_id IS NOT NULL AND o.open_cents <> 0))
      AND NOT ${isCustomerCredit}
      AND (${openItemId}::bigint IS NULL OR o.id = ${openItemId}::bigint)
    ORDER BY o.document_date, o.id`.execute(db)
  return rows
}
