import type { BankRule } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { nameOfRule, ruleRows, sharesByRule } from './load-rules.ts'

/** The rules in their order, with what they booked so far. */
export async function listRules(db: Db, administrationId: number): Promise<BankRule[]> {
  const [rows, shares, named] = await Promise.all([
    ruleRows(db, administrationId),
    sharesByRule(db, administrationId),
    namesAndHits(db, administrationId),
  ])
  return rows.map((row, index) => {
    const { id, hits, last_hit_on: lastHitOn, ...names } = must(named.get(row.id), 'what a rule goes by')
    return {
      id,
      name: nameOfRule(row),
      direction: row.direction,
      journalId: row.journal_id,
      counterpartyIban: row.counterparty_iban,
      counterpartyName: row.counterparty_name,
      descriptionContains: row.description_contains,
      minCents: row.min_cents,
      maxCents: row.max_cents,
      accountId: row.account_id,
      vatCode: row.vat_code,
      contactId: row.contact_id,
      shares: shares.get(row.id)?.map((share) => ({ ...share })) ?? [],
      position: index + 1,
      journalName: names.journal_name,
      accountNumber: names.account_number,
      accountName: names.account_name,
      contactName: names.contact_name,
      paused: row.paused_at !== null,
      hits,
      lastHitOn,
      version: row.version,
    }
  })
}

interface Named {
  id: number
  journal_name: string | null
  account_number: string
  account_name: string
  contact_name: string | null
  hits: number
  last_hit_on: string | null
}

async function namesAndHits(db: Db, administrationId: number): Promise<Map<number, Named>> {
  const { rows } = await sql<Named>`
    SELECT r.id, j.name AS journal_name, a.number AS account_number, a.name AS account_name, c.name AS contact_name,
      coalesce(h.hits, 0) AS hits, h.last_hit_on
    FROM bank_rules r
    JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = r.account_id
    LEFT JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = r.journal_id
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = r.contact_id
    LEFT JOIN (
      SELECT rule_id, count(*) AS hits, max(transaction_date) AS last_hit_on FROM bank_transactions
      WHERE administration_id = ${administrationId} AND rule_id IS NOT NULL AND journal_entry_id IS NOT NULL
      GROUP BY rule_id
    ) h ON h.rule_id = r.id
    WHERE r.administration_id = ${administrationId} AND r.deleted_at IS NULL`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
