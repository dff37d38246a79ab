import { purchaseStatus } from '@klopt/bookkeeping/documents'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { presentTotals, purchaseTotals } from './purchase-totals.ts'
import { loadPurchase, type PurchaseKey, type PurchaseRow } from './load-purchase.ts'

type Purchase = ResponseOf<typeof contract.purchases.get>

/** One purchase with its payments and files. Throws `not_found`. */
export async function showPurchase(db: Db, key: PurchaseKey, today: string): Promise<Purchase> {
  const { row, input } = await loadPurchase(db, key)
  const { picks: _picks, ...form } = input
  const around = await loadAround(db, row)
  return {
    id: row.id,
    status: purchaseStatus(
      {
        booked: row.booked_at !== null,
        reversed: row.reversed_at !== null,
        dueDate: row.due_date,
        grossCents: row.gross_cents,
        openCents: around.openCents,
      },
      today,
    ),
    ...form,
    contactName: around.contactName,
    totals: { netCents: row.net_cents, vatCents: row.vat_cents, grossCents: row.gross_cents },
    foreign:
      row.foreign_gross === null ? null : { ...presentTotals(purchaseTotals(input)), openAmount: around.openForeign },
    openCents: around.openCents,
    journalEntryId: row.journal_entry_id,
    reversalEntryId: row.reversal_entry_id,
    payments: await loadPayments(db, row),
    fileId: around.fileId,
    attachments: await loadAttachments(db, row),
    createdAt: toTimestamp(row.created_at),
    bookedAt: toTimestampOrNull(row.booked_at),
    version: row.version,
  }
}

interface Around {
  readonly contactName: string | null
  readonly fileId: number | null
  readonly openCents: number
  /** In its currency; 0 of euros. */
  readonly openForeign: number
}

async function loadAround(db: Db, row: PurchaseRow): Promise<Around> {
  const { rows } = await sql<Around>`
    SELECT (SELECT name FROM trading_partners WHERE administration_id = p.administration_id AND id = p.contact_id)
        AS "contactName",
      (SELECT file_id FROM documents WHERE administration_id = p.administration_id AND id = p.document_id) AS "fileId",
      coalesce((SELECT open_cents FROM owed_items
        WHERE administration_id = p.administration_id AND purchase_id = p.id), 0) AS "openCents",
      coalesce((SELECT o.foreign_amount - coalesce((
          SELECT sum(s.foreign_amount) FROM item_settlements s
          WHERE s.administration_id = o.administration_id AND s.open_item_id = o.id AND s.undone_at IS NULL), 0)
        FROM owed_items o
        WHERE o.administration_id = p.administration_id AND o.purchase_id = p.id), 0)::bigint AS "openForeign"
    FROM purchases p
    WHERE p.administration_id = ${row.administration_id} AND p.id = ${row.id}`.execute(db)
  return rows[0] ?? { contactName: null, fileId: null, openCents: 0, openForeign: 0 }
}

/** What settled its open item, except taking it back. */
async function loadPayments(db: Db, row: PurchaseRow): Promise<Purchase['payments']> {
  const { rows } = await sql<Purchase['payments'][number]>`
    SELECT s.settled_on AS date, s.amount_cents AS "amountCents", s.bank_transaction_id AS "bankTransactionId",
      (SELECT jsonb_build_object('journalEntryId', s.journal_entry_id, 'purchaseId', p.id, 'number', p.number)
        FROM item_settlements other
        JOIN owed_items i ON i.administration_id = ${row.administration_id} AND i.id = other.open_item_id
        JOIN purchases p ON p.administration_id = ${row.administration_id} AND p.id = i.purchase_id
        WHERE other.administration_id = ${row.administration_id} AND other.journal_entry_id = s.journal_entry_id
          AND s.bank_transaction_id IS NULL AND other.id <> s.id) AS "setOff"
    FROM item_settlements s
    JOIN owed_items o ON o.administration_id = ${row.administration_id} AND o.id = s.open_item_id
    WHERE s.administration_id = ${row.administration_id} AND o.purchase_id = ${row.id} AND s.undone_at IS NULL
      AND s.journal_entry_id IS DISTINCT FROM ${row.reversal_entry_id}::bigint
    ORDER BY s.settled_on, s.id`.execute(db)
  return rows
}

async function loadAttachments(db: Db, row: PurchaseRow): Promise<Purchase['attachments']> {
  const { rows } = await sql<Purchase['attachments'][number]>`
    SELECT f.id AS "fileId", f.name, f.mime_type AS "mimeType", f.size_bytes AS "sizeBytes"
    FROM attachments a
    JOIN stored_files f ON f.administration_id = ${row.administration_id} AND f.id = a.file_id
    WHERE a.administration_id = ${row.administration_id} AND a.attachable_type = 'purchase_invoice'
      AND a.attachable_id = ${row.id}
    ORDER BY a.id`.execute(db)
  return rows
}
