import type { contract, DirectDebitItem, ResponseOf } from '@klopt/api-client/contract'
import { returnReason, returnReasonIn } from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { fileSource, presentFile, type FileRow } from './list-files.ts'
import type { FileKey } from './take-back.ts'

type Shown = ResponseOf<typeof contract.directDebits.get>

/** A direct-debit file with what became of each of its invoices, and of the mails that announced it. Throws `not_found`. */
export async function showDirectDebitFile(db: Db, key: FileKey): Promise<Shown> {
  const { administrationId, directDebitFileId } = key
  const { select, from } = fileSource(administrationId)
  const { rows } = await sql<FileRow>`
    SELECT ${select} ${from} WHERE f.administration_id = ${administrationId} AND f.id = ${directDebitFileId}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new ApiError('not_found')
  return { ...presentFile(row), items: await itemsOf(db, key), notices: await noticesOf(db, key) }
}

interface ItemRow {
  id: number
  invoice_id: number
  number: string
  contact_id: number
  debtor_name: string
  debtor_iban: string
  reference: string
  scheme: 'CORE' | 'B2B'
  sequence: 'RCUR' | 'OOFF'
  amount_cents: number
  open_cents: number
  released_because: 'cancelled' | 'refused' | 'settled' | null
  reason_code: string | null
  is_held: boolean
  returned_cents: number
  paid_on: string | null
  collection_date: string
  return_reason: string | null
  return_text: string | null
}

async function itemsOf(db: Db, { administrationId, directDebitFileId }: FileKey): Promise<DirectDebitItem[]> {
  const { rows } = await sql<ItemRow>`
    SELECT i.id, o.invoice_id, o.number, o.contact_id, i.debtor_name, i.debtor_iban,
      coalesce(i.mandate_reference, m.reference) AS reference, i.scheme, i.sequence,
      i.amount_cents, o.open_cents, i.released_because, i.reason_code, d.is_held, d.returned_cents, d.paid_on,
      d.collection_date, t.return_reason, t.description AS return_text
    FROM direct_debit_items i
    JOIN direct_debit_outcomes d ON d.administration_id = ${administrationId} AND d.item_id = i.id
    JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = i.open_item_id
    JOIN customer_mandates m ON m.administration_id = ${administrationId} AND m.id = i.mandate_id
    LEFT JOIN bank_lines t ON t.administration_id = ${administrationId} AND t.id = d.return_line_id
    WHERE i.administration_id = ${administrationId} AND i.direct_debit_file_id = ${directDebitFileId}
    ORDER BY i.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    invoiceId: row.invoice_id,
    number: row.number,
    contactId: row.contact_id,
    debtorName: row.debtor_name,
    debtorIban: row.debtor_iban,
    mandateReference: row.reference,
    scheme: row.scheme,
    sequence: row.sequence,
    amountCents: row.amount_cents,
    state: stateOf(row),
    reason: reasonOf(row),
  }))
}

/** Lines that came in before their reason was kept may say it in their text. */
function reasonOf({ reason_code: refused, return_reason: returned, return_text: text }: ItemRow) {
  const code = refused ?? returned
  return code === null ? returnReasonIn(text ?? '') : returnReason(code) // zero: it did not come back
}

function stateOf(row: ItemRow): DirectDebitItem['state'] {
  if (row.released_because === 'cancelled' || row.released_because === 'refused') return row.released_because
  if (row.returned_cents > 0) return 'returned'
  if (row.is_held) return row.open_cents < row.amount_cents ? 'changed' : 'waiting'
  return row.paid_on !== null && row.paid_on < row.collection_date ? 'paid_before' : 'collected'
}

async function noticesOf(db: Db, { administrationId, directDebitFileId }: FileKey): Promise<Shown['notices']> {
  const rows = await db
    .selectFrom('direct_debit_notices')
    .select(['contact_id', 'recipient', 'sent_at', 'failed_at', 'cancelled_at', 'failure', 'bounced_at', 'bounce'])
    .where('administration_id', '=', administrationId)
    .where('direct_debit_file_id', '=', directDebitFileId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    contactId: row.contact_id,
    recipient: row.recipient,
    state: stateOfNotice(row),
    sentAt: toTimestampOrNull(row.sent_at),
    failure: row.bounce ?? row.failure,
  }))
}

type NoticeTimes = Readonly<Record<'bounced_at' | 'sent_at' | 'cancelled_at' | 'failed_at', Date | null>>

function stateOfNotice(row: NoticeTimes): Shown['notices'][number]['state'] {
  if (row.bounced_at) return 'bounced'
  if (row.sent_at) return 'sent'
  if (row.cancelled_at) return 'cancelled'
  return row.failed_at ? 'failed' : 'waiting'
}
