import { fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { contract, OpeningBalance, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { currentOpening } from '../../books/opening-balances.ts'
import { contactNames } from '../contacts/contact-names.ts'
import { fileOfOpening } from './audit-file/audit-file-rows.ts'

type Shown = ResponseOf<typeof contract.openingBalances.get>

/** The opening balance that stands, with what is open of its items; and the start of the first year of the books. */
export async function showOpening(db: Db, administrationId: number, today: string): Promise<Shown> {
  const existing = await currentOpening(db, administrationId)
  const firstEntryDate = await firstEntryBesides(db, administrationId)
  if (existing === null) {
    return { current: null, proposedStartDate: await proposedStart(db, administrationId, today), firstEntryDate }
  }
  const openItems = await itemsOf(db, administrationId, existing.id)
  const current: OpeningBalance = {
    id: existing.id,
    journalEntryId: existing.journal_entry_id,
    startDate: existing.start_date,
    lines: await linesOf(db, administrationId, existing.journal_entry_id),
    openItems,
    mayBeReplaced: openItems.every(({ openCents, amountCents }) => openCents === amountCents),
    auditFileName: await fileOfOpening(db, administrationId, existing.id),
  }
  return { current, proposedStartDate: existing.start_date, firstEntryDate }
}

async function proposedStart(db: Db, administrationId: number, today: string): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT min(entry_date) AS day FROM ledger_entries WHERE administration_id = ${administrationId}`.execute(db)
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  return fiscalYearRange(fiscalYearOf(rows[0]?.day ?? today, startMonth), startMonth).from
}

/** Openings and what was taken back are left out: the first give way to a new one, the second count for nothing. */
async function firstEntryBesides(db: Db, administrationId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    SELECT e.entry_date AS day FROM ledger_entries e
    WHERE e.administration_id = ${administrationId} AND e.source_type <> 'opening' AND e.reverses_entry_id IS NULL
      AND NOT EXISTS (
        SELECT FROM ledger_entries r WHERE r.administration_id = e.administration_id AND r.reverses_entry_id = e.id)
    ORDER BY e.entry_date LIMIT 1`.execute(db)
  return rows[0]?.day ?? null
}

async function linesOf(db: Db, administrationId: number, entryId: number): Promise<OpeningBalance['lines']> {
  const { rows } = await sql<{ account_id: number; cents: number }>`
    SELECT l.account_id, sum(l.debit_cents - l.credit_cents)::bigint AS cents
    FROM ledger_lines l JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id
    WHERE l.administration_id = ${administrationId} AND l.entry_id = ${entryId}
    GROUP BY l.account_id, a.number ORDER BY a.number`.execute(db)
  return rows.map(({ account_id: accountId, cents }) => ({
    accountId,
    debitCents: Math.max(cents, 0),
    creditCents: Math.max(-cents, 0),
  }))
}

async function itemsOf(db: Db, administrationId: number, openingId: number): Promise<OpeningBalance['openItems']> {
  const rows = await db
    .selectFrom('owed_items')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('opening_balance_id', '=', openingId)
    .orderBy('id')
    .execute()
  const names = await contactNames(
    db,
    administrationId,
    rows.map((row) => row.contact_id),
  )
  return rows.map((row) => ({
    kind: row.kind,
    number: row.number,
    contactId: row.contact_id,
    contactName: row.contact_id === null ? null : (names.get(row.contact_id) ?? null),
    documentDate: row.document_date,
    dueDate: row.due_date,
    amountCents: row.amount_cents,
    openCents: row.open_cents,
    ...(row.postponed_vat && { postponedVat: row.postponed_vat }),
  }))
}
