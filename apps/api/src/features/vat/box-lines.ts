import type { VatKind } from '@klopt/bookkeeping/ledger'
import { VAT_CODES, type VatBox, type VatCode } from '@klopt/bookkeeping/vat'
import { boxesOf, signInBox } from '@klopt/bookkeeping/vat-return'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { EntrySource } from '../../database/schema/ledger.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { periodOf, readCalendar } from '../../books/vat-calendar.ts'
import { chosenLines, latePeriods } from './late-lines.ts'
import { VAT_KINDS } from '../../books/declared-pairs.ts'
import { selectLines } from './return-lines.ts'

type Query = QueryOf<typeof contract.vat.boxLines>
type BoxLines = ResponseOf<typeof contract.vat.boxLines>

const PAGE_SIZE = 100

interface Row {
  id: number
  entry_id: number
  entry_date: string
  description: string
  contact_name: string | null
  source_type: EntrySource
  source_id: number | null
  vat_code: VatCode
  vat_kind: VatKind
  balance_cents: number
}

/** The journal lines a box is made of, newest first. */
export async function boxLines(db: Db, administrationId: number, query: Query, today: string): Promise<BoxLines> {
  const calendar = await readCalendar(db, administrationId, today)
  const period = periodOf(calendar, query.period, today)
  const late = await latePeriods(db, administrationId, today)
  const lines = chosenLines(calendar, { period, choice: query.lateLines, late, today })
  const counted = pairsOf(query.box)
  const after = decodeCursor(query.cursor, ['string', 'number'])
  const { rows } = await sql<Row>`
    SELECT l.id, l.entry_id, l.entry_date, e.description, l.vat_code, l.vat_kind, e.source_type, e.source_id,
      l.credit_cents - l.debit_cents AS balance_cents, coalesce(c.name, b.counterparty_name) AS contact_name
    FROM (${selectLines(administrationId, lines)}) own
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = own.line_id
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    LEFT JOIN sales_invoices i ON i.administration_id = ${administrationId} AND e.source_type = 'invoice' AND i.id = e.source_id
    LEFT JOIN purchases p ON p.administration_id = ${administrationId} AND e.source_type = 'purchase' AND p.id = e.source_id
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = coalesce(i.contact_id, p.contact_id)
    LEFT JOIN bank_lines b ON b.administration_id = ${administrationId} AND e.source_type = 'bank_transaction' AND b.id = e.source_id
    WHERE l.vat_code || ' ' || l.vat_kind = ANY (${counted})
      AND ${after === null ? sql`true` : sql`(l.entry_date, l.id) < (${after[0]}::date, ${after[1]})`}
    ORDER BY l.entry_date DESC, l.id DESC
    LIMIT ${PAGE_SIZE + 1}`.execute(db)
  const { shown, nextCursor } = pageOf(rows, PAGE_SIZE, (row) => [row.entry_date, row.id])
  return {
    items: shown.map((row) => present(row, query.box)),
    nextCursor,
  }
}

/** The code and kind of every line that counts in a box. */
function pairsOf(box: VatBox): string[] {
  const codes = Object.keys(VAT_CODES) as VatCode[]
  return codes.flatMap((code) =>
    VAT_KINDS.filter((kind) => boxesOf(code, kind).includes(box)).map((kind) => `${code} ${kind}`),
  )
}

/** A line with the sign it has in the box. */
function present(row: Row, box: VatBox): BoxLines['items'][number] {
  const cents = signInBox(box, { vatCode: row.vat_code, vatKind: row.vat_kind }) * row.balance_cents
  return {
    lineId: row.id,
    entryId: row.entry_id,
    date: row.entry_date,
    description: row.description,
    contactName: row.contact_name,
    sourceType: row.source_type,
    sourceId: row.source_id,
    baseCents: row.vat_kind === 'base' ? cents : null,
    vatCents: row.vat_kind === 'base' ? null : cents,
  }
}
