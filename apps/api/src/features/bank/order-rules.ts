import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ruleRows, type RuleRow } from './load-rules.ts'

/** Holds the rules of an administration, in the order of their ids, and gives those that stand in their own. */
export async function lockRules(db: Db, administrationId: number): Promise<RuleRow[]> {
  await sql`SELECT FROM bank_rules WHERE administration_id = ${administrationId} ORDER BY id FOR UPDATE`.execute(db)
  return ruleRows(db, administrationId)
}

/** Numbers the rules anew, with one of them at a place; at the end when it has none yet. */
export async function keepOrder(
  db: Db,
  administrationId: number,
  placed: { readonly id: number; readonly position: number | undefined },
): Promise<void> {
  const ids = (await ruleRows(db, administrationId)).map(({ id }) => id)
  const others = ids.filter((id) => id !== placed.id)
  const at = placed.position === undefined ? others.length : placed.position - 1
  const order = [...others.slice(0, at), placed.id, ...others.slice(at)]
  await sql`
    UPDATE bank_rules r SET position = o.position
    FROM unnest(${order}::bigint[]) WITH ORDINALITY AS o (id, position)
    WHERE r.administration_id = ${administrationId} AND r.id = o.id AND r.position <> o.position`.execute(db)
}
