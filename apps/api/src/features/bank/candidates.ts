import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'
import { CLAIM_INCOME, SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { loadBatches } from './load-batches.ts'
import { loadLeftClaims } from './load-left-claims.ts'
import { loadTaxes } from './load-taxes.ts'
import { loadRules, vatCodeOf } from './load-rules.ts'
import { loadPaid } from './load-paid.ts'
import { loadPaidThrough } from './load-paid-through.ts'
import { loadPaidTogether } from './load-paid-together.ts'
import { loadProviders } from './load-providers.ts'
import { payrollAccountsIn } from './payroll-accounts.ts'
import { loadMuted } from './muted/load-muted.ts'
import { loadSides, type LoadedSide } from './transfers/load-sides.ts'

export interface OpenItemRow {
  id: number
  kind: 'receivable' | 'payable'
  invoice_id: number | null
  number: string
  contact_id: number | null
  contact_name: string | null
  document_date: string
  due_date: string
  amount_cents: number
  open_cents: number
  /** Of an item in another currency, with what is open of it in that. */
  currency?: string | null
  foreign_open?: number | null
  contact_ibans: string[]
  /** Of an invoice: the costs and interest that a demand asks beside it. */
  claims_cents?: number
}

/** What bank lines can be matched with, loaded once for however many lines. */
export interface Candidates {
  readonly forSuggesting: SuggestionCandidates
  readonly openItems: ReadonlyMap<number, OpenItemRow>
  /** Names of accounts, for the labels of rules and accounts. */
  readonly accounts: ReadonlyMap<number, { readonly number: string; readonly name: string }>
  readonly ruleNames: ReadonlyMap<number, string>
  readonly transfers: {
    /** The names of our own books, by their IBAN. */
    readonly books: ReadonlyMap<string, string>
    readonly sides: ReadonlyMap<number, LoadedSide>
  }
}

/** How many of the newest direct bookings teach what the next will be. */
const REMEMBERED_BOOKINGS = 500

export async function loadCandidates(db: Db, administrationId: number): Promise<Candidates> {
  const [
    openItems,
    accounts,
    rules,
    history,
    books,
    taxes,
    sides,
    muted,
    paid,
    together,
    through,
    batches,
    providers,
    left,
  ] = await Promise.all([
    openItemRows(db, administrationId),
    accountRows(db, administrationId),
    loadRules(db, administrationId),
    loadHistory(db, administrationId),
    loadOwnBooks(db, administrationId),
    loadTaxes(db, administrationId),
    loadSides(db, administrationId),
    loadMuted(db, administrationId),
    loadPaid(db, administrationId),
    loadPaidTogether(db, administrationId),
    loadPaidThrough(db, administrationId),
    loadBatches(db, administrationId),
    loadProviders(db, administrationId),
    loadLeftClaims(db, administrationId),
  ])
  const inUse = (rgsCode: string) => accounts.find((row) => row.rgs_code === rgsCode && row.deactivated_at === null)
  const inTransit = inUse(SYSTEM_ACCOUNTS.inTransit)
  return {
    forSuggesting: {
      openItems: openItems.map(asOpenItem),
      rules: rules.map(({ rule }) => rule),
      history,
      muted,
      batches,
      providers,
      paid: paid.map((row) => ({
        ...asOpenItem(row),
        openCents: row.paid_cents,
        paidOn: row.paid_on,
        endToEndIds: row.end_to_end_ids,
      })),
      paidTogether: together.payments,
      paidThrough: through.map((row) => ({
        ...asOpenItem(row),
        openCents: row.paid_cents,
        journalId: row.journal_id,
        paidOn: row.paid_on,
      })),
      own: { ibans: [...books.keys()], inTransitAccountId: inTransit?.id ?? null, sides: sides.map(asSide) },
      ...taxes(inUse),
      payroll: payrollAccountsIn(inUse),
      leftClaims: left(inUse(CLAIM_INCOME)?.id),
    },
    openItems: new Map([...through, ...together.rows, ...paid, ...openItems].map((row) => [row.id, row])),
    accounts: new Map(accounts.map((row) => [row.id, row])),
    ruleNames: new Map(rules.map(({ rule, name }) => [rule.id, name])),
    transfers: { books, sides: new Map(sides.map((side) => [side.id, side])) },
  }
}

const asOpenItem = (row: OpenItemRow) => ({
  kind: row.kind,
  id: row.id,
  number: row.number,
  contactId: row.contact_id,
  contactName: row.contact_name,
  contactIbans: row.contact_ibans,
  openCents: row.open_cents,
  grossCents: row.amount_cents,
  date: row.document_date,
  dueDate: row.due_date,
  isForeign: typeof row.currency === 'string',
  claimsCents: row.claims_cents ?? 0, // zero: it is no longer open
})

const asSide = ({ id, amountCents, ownIban, counterpartyIban, date }: LoadedSide) => ({
  id,
  amountCents,
  ownIban,
  counterpartyIban,
  date,
})

/** Open items with the accounts their contact is known to pay from. */
export async function openItemRows(db: Db, administrationId: number): Promise<OpenItemRow[]> {
  const { rows } = await sql<OpenItemRow>`
    WITH payers AS (
      SELECT o.contact_id, array_agg(DISTINCT t.counterparty_iban) AS ibans
      FROM item_settlements s
      JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id
      JOIN bank_transactions t ON t.administration_id = ${administrationId} AND t.id = s.bank_transaction_id
      WHERE s.administration_id = ${administrationId} AND s.undone_at IS NULL AND t.counterparty_iban IS NOT NULL
      GROUP BY o.contact_id
    ), asked AS (
      SELECT open_item_id, sum(amount_cents)::bigint AS cents FROM asked_claims
      WHERE administration_id = ${administrationId} GROUP BY open_item_id
    )
    SELECT o.id, o.kind, o.invoice_id, o.number, o.contact_id, c.name AS contact_name, o.document_date, o.due_date, o.amount_cents,
      o.open_cents, o.currency, o.foreign_amount - coalesce((
        SELECT sum(s.foreign_amount) FROM item_settlements s
        WHERE s.administration_id = ${administrationId} AND s.open_item_id = o.id AND s.undone_at IS NULL
      ), 0)::bigint AS foreign_open,
      array_remove(coalesce(p.ibans, '{}') || c.iban, NULL) AS contact_ibans, coalesce(a.cents, 0) AS claims_cents
    FROM owed_items o
    LEFT JOIN asked a ON a.open_item_id = o.id
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    LEFT JOIN payers p ON p.contact_id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.open_cents <> 0
    ORDER BY o.due_date, o.id`.execute(db)
  return rows
}

function accountRows(db: Db, administrationId: number) {
  return db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name', 'rgs_code', 'deactivated_at'])
    .where('administration_id', '=', administrationId)
    .execute()
}

/** The accounts that have a book here: money between them pays nobody. */
async function loadOwnBooks(db: Db, administrationId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('ledger_journals')
    .select(['iban', 'name'])
    .where('administration_id', '=', administrationId)
    .where('iban', 'is not', null)
    .orderBy('id')
    .execute()
  return new Map(rows.flatMap(({ iban, name }) => (iban === null ? [] : [[iban, name]])))
}

interface BookedRow {
  amount_cents: number
  counterparty_name: string | null
  counterparty_iban: string | null
  account_id: number
  vat_code: string | null
}

/** Lines that were booked whole to one account and not to an open item. */
async function loadHistory(db: Db, administrationId: number): Promise<NonNullable<SuggestionCandidates['history']>> {
  const { rows } = await sql<BookedRow>`
    SELECT t.amount_cents, t.counterparty_name, t.counterparty_iban, l.account_id, l.vat_code
    FROM (
      SELECT * FROM bank_transactions
      WHERE administration_id = ${administrationId} AND journal_entry_id IS NOT NULL
      ORDER BY transaction_date DESC, id DESC LIMIT ${REMEMBERED_BOOKINGS}
    ) t
    JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = t.journal_id
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.entry_id = t.journal_entry_id
      AND l.account_id <> j.account_id AND l.vat_kind IS DISTINCT FROM 'input' AND l.vat_kind IS DISTINCT FROM 'output'
    WHERE NOT EXISTS (SELECT FROM item_settlements s WHERE s.administration_id = ${administrationId} AND s.bank_transaction_id = t.id AND s.undone_at IS NULL)
    ORDER BY t.transaction_date DESC, t.id DESC`.execute(db)
  return rows.map((row) => ({
    amountCents: row.amount_cents,
    counterpartyName: row.counterparty_name,
    counterpartyIban: row.counterparty_iban,
    accountId: row.account_id,
    vatCode: vatCodeOf(row.vat_code),
  }))
}
