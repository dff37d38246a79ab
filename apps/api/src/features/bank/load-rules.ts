import type { BankRule, BankRuleConditions } from '@klopt/bookkeeping/bank'
import { isVatCode, type VatCode } from '@klopt/bookkeeping/vat'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'

export type RuleRow = Selectable<Schema['bank_rules']>

/** The rules that are at work, in their order, with the names they go by. */
export async function loadRules(db: Db, administrationId: number): Promise<{ rule: BankRule; name: string }[]> {
  const [rows, shares] = await Promise.all([ruleRows(db, administrationId), sharesByRule(db, administrationId)])
  return rows
    .filter((row) => row.paused_at === null)
    .map((row) => ({
      name: nameOfRule(row),
      rule: {
        id: row.id,
        accountId: row.account_id,
        vatCode: vatCodeOf(row.vat_code),
        contactId: row.contact_id,
        conditions: conditionsOfRule(row),
        shares: shares.get(row.id) ?? [],
      },
    }))
}

/** The rules that were not removed, in their order. */
export const ruleRows = (db: Db, administrationId: number): Promise<RuleRow[]> =>
  db
    .selectFrom('bank_rules')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export async function sharesByRule(
  db: Db,
  administrationId: number,
): Promise<Map<number, BankRule['shares'][number][]>> {
  const rows = await db
    .selectFrom('bank_rule_shares')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .orderBy('rule_id')
    .orderBy('share_number')
    .execute()
  const byRule = Map.groupBy(rows, ({ rule_id: ruleId }) => ruleId)
  return new Map(
    [...byRule].map(([ruleId, shares]) => [
      ruleId,
      shares.map((row) => ({
        accountId: row.account_id,
        vatCode: vatCodeOf(row.vat_code),
        basisPoints: row.basis_points,
      })),
    ]),
  )
}

const conditionsOfRule = (row: RuleRow): BankRuleConditions => ({
  direction: row.direction,
  counterpartyIban: row.counterparty_iban,
  counterpartyName: row.counterparty_name,
  descriptionContains: row.description_contains,
  journalId: row.journal_id,
  minCents: row.min_cents,
  maxCents: row.max_cents,
})

/** What it is called; one that was made of a line and never named, by what it looks at. */
export const nameOfRule = (
  row: Pick<RuleRow, 'name' | 'counterparty_name' | 'counterparty_iban' | 'description_contains'>,
): string =>
  row.name || (row.counterparty_name ?? row.counterparty_iban ?? row.description_contains ?? 'Regel zonder naam')

export function vatCodeOf(text: string | null): VatCode | null {
  return text !== null && isVatCode(text) ? text : null
}
