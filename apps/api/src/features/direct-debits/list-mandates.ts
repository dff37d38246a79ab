import type { contract, Mandate, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { codesAfterWhich, mandateObstacle, type CollectingMandate } from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'

type Filter = QueryOf<typeof contract.directDebits.mandates>
type MandatePage = ResponseOf<typeof contract.directDebits.mandates>

const mandateList: List<ColumnOf<Filter>> = {
  name: 'mandates',
  columns: {
    reference: { by: sql`m.reference COLLATE list_order`, type: 'text' },
    signedOn: { by: sql`m.signed_on`, type: 'date' },
  },
  defaultSort: '-signedOn',
  id: sql`m.id`,
}

/** A mandate as it is kept, with when it was last collected by. */
export interface MandateRow {
  readonly id: number
  readonly contact_id: number
  readonly reference: string
  readonly kind: 'recurring' | 'one_off'
  readonly scheme: 'CORE' | 'B2B'
  readonly signed_on: string
  readonly iban: string
  readonly account_holder: string
  readonly ended_on: string | null
  readonly last_collected_on: string | null
  readonly after_return: 'ended' | 'other_account' | null
}

/**
 * What the bank said of it since it was signed; of an account only as long as it is the one of the mandate. What came of each item is
 * looked up by itself (`OFFSET 0`): PostgreSQL takes an administration for one of a few files, and read all of them for each mandate.
 */
const afterReturn = sql`(
  SELECT CASE WHEN r.code = ANY (${codesAfterWhich('ended')}) THEN 'ended' ELSE 'other_account' END
  FROM direct_debit_items i
  JOIN LATERAL (SELECT o.return_line_id FROM direct_debit_outcomes o
    WHERE o.administration_id = i.administration_id AND o.item_id = i.id OFFSET 0) o ON true
  LEFT JOIN bank_lines t ON t.administration_id = i.administration_id AND t.id = o.return_line_id
  CROSS JOIN LATERAL (SELECT coalesce(i.reason_code, t.return_reason) AS code) r
  WHERE i.administration_id = m.administration_id AND i.mandate_id = m.id
    AND (r.code = ANY (${codesAfterWhich('ended')})
      OR (r.code = ANY (${codesAfterWhich('other_account')}) AND i.debtor_iban = m.iban))
  ORDER BY 1 LIMIT 1)`

const columns = sql`m.id, m.contact_id, m.reference, m.kind, m.scheme, m.signed_on, m.iban, m.account_holder, m.ended_on,
  (SELECT max(f.collection_date) FROM direct_debit_items i
    JOIN LATERAL (SELECT f.collection_date FROM direct_debit_files f
      WHERE f.administration_id = i.administration_id AND f.id = i.direct_debit_file_id OFFSET 0) f ON true
    WHERE i.administration_id = m.administration_id AND i.mandate_id = m.id
      AND coalesce(i.released_because, 'settled') = 'settled') AS last_collected_on,
  ${afterReturn} AS after_return`

/** A page of mandates, the last signed first unless sorted otherwise. */
export async function listMandates(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<MandatePage> {
  const conditions = [sql`m.administration_id = ${administrationId}`]
  if (filter.contactId !== undefined) conditions.push(sql`m.contact_id = ${Number(filter.contactId)}`)
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    conditions.push(sql`(m.reference ILIKE ${pattern} OR c.name ILIKE ${pattern})`)
  }
  type Row = MandateRow & { contact_name: string; created_at: Date; version: number }
  const { rows, ...cursors } = await readList<Row, ColumnOf<Filter>>(db, mandateList, filter, {
    select: sql`${columns}, c.name AS contact_name, m.created_at, m.version`,
    from: sql`FROM customer_mandates m
      JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = m.contact_id`,
    where: sql.join(conditions, sql` AND `),
  })
  const items = rows.map((row): Mandate => ({
    id: row.id,
    contactId: row.contact_id,
    contactName: row.contact_name,
    reference: row.reference,
    kind: row.kind,
    scheme: row.scheme,
    signedOn: row.signed_on,
    iban: row.iban,
    accountHolder: row.account_holder,
    state: mandateObstacle(asMandate(row), today) ?? 'active',
    endedOn: row.ended_on,
    lastCollectedOn: row.last_collected_on,
    createdAt: toTimestamp(row.created_at),
    version: row.version,
  }))
  return { items, ...cursors }
}

/** What these contacts signed, by contact. */
export async function mandatesOf(
  db: Db,
  administrationId: number,
  contactIds: readonly number[],
): Promise<Map<number, (CollectingMandate & { readonly row: MandateRow })[]>> {
  const { rows } = await sql<MandateRow>`
    SELECT ${columns} FROM customer_mandates m
    WHERE m.administration_id = ${administrationId} AND m.contact_id = ANY (${[...contactIds]}::bigint[])
    ORDER BY m.id`.execute(db)
  return Map.groupBy(
    rows.map((row) => ({ ...asMandate(row), row })),
    ({ row }) => row.contact_id,
  )
}

const asMandate = (row: MandateRow): CollectingMandate => ({
  kind: row.kind,
  scheme: row.scheme,
  signedOn: row.signed_on,
  endedOn: row.ended_on,
  debtorIban: row.iban,
  lastCollectedOn: row.last_collected_on,
  afterReturn: row.after_return,
})
