import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'
import { bankCentsOf } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { OpenItemRow } from './candidates.ts'

interface Row extends OpenItemRow {
  line_id: number
  line_cents: number
  paid_on: string
  payer_iban: string | null
  /** As on the document. */
  paid_cents: number
  is_still_paid: boolean
}

export interface LoadedTogether {
  readonly payments: NonNullable<SuggestionCandidates['paidTogether']>
  readonly rows: readonly OpenItemRow[]
}

/** Lines that paid several items whole, of which a waiting line may be the return: as much the other way, and all still paid. */
export async function loadPaidTogether(db: Db, administrationId: number): Promise<LoadedTogether> {
  const { rows } = await sql<Row>`
    WITH waiting AS (
      SELECT DISTINCT 0 - amount_cents AS amount_cents FROM bank_transactions
      WHERE administration_id = ${administrationId} AND journal_entry_id IS NULL
    )
    SELECT t.id AS line_id, t.amount_cents AS line_cents, t.transaction_date AS paid_on, t.counterparty_iban AS payer_iban,
      sum(s.amount_cents)::bigint AS paid_cents,
      abs(sum(s.amount_cents)) <= (
        SELECT abs(sum(p.amount_cents)) FROM item_settlements p
        WHERE p.administration_id = ${administrationId} AND p.open_item_id = o.id
          AND p.bank_transaction_id IS NOT NULL AND p.undone_at IS NULL) AS is_still_paid,
      o.id, o.kind, o.invoice_id, o.number, o.contact_id, c.name AS contact_name, o.document_date, o.due_date, o.amount_cents, o.open_cents,
      array_remove(ARRAY[c.iban], NULL) AS contact_ibans
    FROM waiting w
    JOIN bank_transactions t ON t.administration_id = ${administrationId} AND t.amount_cents = w.amount_cents
      AND t.journal_entry_id IS NOT NULL
    JOIN item_settlements s ON s.administration_id = ${administrationId} AND s.bank_transaction_id = t.id AND s.undone_at IS NULL
    JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id
      AND sign(s.amount_cents) = sign(o.amount_cents)
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    GROUP BY t.id, t.amount_cents, t.transaction_date, t.counterparty_iban, o.id, o.kind, o.invoice_id, o.number, o.contact_id, c.name,
      o.document_date, o.due_date, o.amount_cents, o.open_cents, c.iban
    ORDER BY t.id, o.id`.execute(db)
  const groups = [...Map.groupBy(rows, ({ line_id: lineId }) => lineId).values()].filter(isWhole)
  return { payments: groups.map(paymentOf), rows: groups.flat() }
}

const bankCents = ({ kind, paid_cents: paidCents }: Row): number => bankCentsOf(kind, paidCents)

function isWhole(rows: readonly Row[]): boolean {
  const { line_cents: lineCents } = must(rows[0], 'an item of a payment')
  const total = rows.reduce((sum, row) => sum + bankCents(row), 0)
  return rows.length > 1 && total === lineCents && rows.every(({ is_still_paid: isStillPaid }) => isStillPaid)
}

function paymentOf(rows: readonly Row[]): LoadedTogether['payments'][number] {
  const first = must(rows[0], 'an item of a payment')
  const ibans = [first.payer_iban, ...rows.flatMap(({ contact_ibans: ofContact }) => ofContact)]
  return {
    paidOn: first.paid_on,
    amountCents: first.line_cents,
    payerIbans: [...new Set(ibans.flatMap((iban) => iban ?? []))],
    items: rows.map((row) => ({ openItemId: row.id, number: row.number, paidCents: bankCents(row) })),
  }
}
