import type { BankRulePreview } from '@klopt/api-client/contract'
import { ruleFits, type BankRuleConditions } from '@klopt/bookkeeping/bank'
import { addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** Lines that are read at a time, so that a book of many is never held whole. */
const READ_LINES = 5000
const SHOWN_LINES = 20

interface Row {
  id: number
  journal_id: number
  transaction_date: string
  amount_cents: number
  counterparty_name: string | null
  counterparty_iban: string | null
  description: string
  structured_reference: string | null
  processed: boolean
}

/** Which lines of the year up to today conditions hold for, processed or not. */
export async function previewConditions(
  db: Db,
  { administrationId, today }: { administrationId: number; today: string },
  conditions: BankRuleConditions,
): Promise<BankRulePreview> {
  const found: BankRulePreview = { count: 0, waiting: 0, lines: [] }
  const since = addMonths(today, -12)
  let last: Row | undefined
  do {
    const rows = await readLines(db, administrationId, { since, conditions, last })
    last = rows.length === READ_LINES ? rows.at(-1) : undefined
    for (const row of rows) {
      if (!ruleFits(lineOfRow(row), { conditions })) continue
      found.count += 1
      if (!row.processed) found.waiting += 1
      if (found.lines.length < SHOWN_LINES) found.lines.push(presentLine(row))
    }
  } while (last)
  return found
}

interface Wanted {
  since: string
  conditions: BankRuleConditions
  last: Row | undefined
}

/** What the database can tell apart by itself is left out there; names and texts are compared without accents here. */
async function readLines(db: Db, administrationId: number, { since, conditions, last }: Wanted): Promise<Row[]> {
  const { direction, journalId, minCents, maxCents } = conditions
  const { rows } = await sql<Row>`
    SELECT id, journal_id, transaction_date, amount_cents, counterparty_name, counterparty_iban, description,
      structured_reference, journal_entry_id IS NOT NULL AS processed
    FROM bank_transactions
    WHERE administration_id = ${administrationId} AND transaction_date >= ${since}
      AND ${direction === 'in' ? sql`amount_cents > 0` : sql`amount_cents <= 0`}
      AND ${journalId === null ? sql`true` : sql`journal_id = ${journalId}`}
      AND ${minCents === null ? sql`true` : sql`abs(amount_cents) >= ${minCents}`}
      AND ${maxCents === null ? sql`true` : sql`abs(amount_cents) <= ${maxCents}`}
      AND ${last ? sql`(transaction_date, id) < (${last.transaction_date}::date, ${last.id}::bigint)` : sql`true`}
    ORDER BY transaction_date DESC, id DESC LIMIT ${READ_LINES}`.execute(db)
  return rows
}

const lineOfRow = (row: Row) => ({
  amountCents: row.amount_cents,
  counterpartyName: row.counterparty_name,
  counterpartyIban: row.counterparty_iban,
  description: row.description,
  structuredReference: row.structured_reference,
  date: row.transaction_date,
  journalId: row.journal_id,
})

const presentLine = (row: Row): BankRulePreview['lines'][number] => ({
  id: row.id,
  date: row.transaction_date,
  amountCents: row.amount_cents,
  counterpartyName: row.counterparty_name,
  description: row.description,
  processed: row.processed,
})
