import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'

type ContactPage = ResponseOf<typeof contract.contacts.list>

/** Those that were chosen alone, where they are named. */
type Filter = QueryOf<typeof contract.contacts.list> & { readonly ids?: number[] | undefined }

const contactList: List<ColumnOf<Filter>> = {
  name: 'contacts',
  columns: {
    name: { by: sql`c.name COLLATE list_order`, type: 'text' },
    city: { by: sql`c.address_city COLLATE list_order`, type: 'text' },
  },
  defaultSort: 'name',
  id: sql`c.id`,
}

interface Row {
  id: number
  kind: 'company' | 'person'
  name: string
  city: string
  email_address: string | null
  archived: boolean
  open_cents: number
  late_cents: number
}

/**
 * A page of contacts by name unless sorted otherwise, each with what it owes; one statement whatever the number, and with
 * the first page one that counts.
 */
export async function listContacts(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<ContactPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, contactList, filter, {
      select: sql`c.id, c.kind, c.name, c.address_city AS city, c.email_address, c.archived_at IS NOT NULL AS archived,
        o.open_cents, o.late_cents`,
      from: sql`FROM contacts c CROSS JOIN LATERAL (
        SELECT coalesce(sum(open_cents), 0)::bigint AS open_cents,
          coalesce(sum(open_cents) FILTER (WHERE ${isLateItem('owed_items', today)}), 0)::bigint AS late_cents
        FROM owed_items
        WHERE administration_id = ${administrationId} AND contact_id = c.id AND open_cents <> 0 AND kind = 'receivable'
      ) o`,
      where: conditionsOf(administrationId, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter, today) : undefined,
  ])
  return {
    items: rows.map(({ email_address, open_cents, late_cents, ...row }) => ({
      ...row,
      emailAddress: email_address,
      openCents: open_cents,
      lateCents: late_cents,
    })),
    ...cursors,
    ...(segments && { segments }),
  }
}

type Segments = NonNullable<ContactPage['segments']>

/** How many there are and what they owe: what is open is summed once for all contacts, and not for each of them. */
function segmentsOf(db: Db, administrationId: number, filter: Filter, today: string): Promise<Segments> {
  const segment = (archived: 'true' | 'false') => sql`
    SELECT coalesce(o.open_cents, 0) AS "openCents", coalesce(o.late_cents, 0) AS "lateCents"
    FROM contacts c LEFT JOIN (
      SELECT contact_id, sum(open_cents) AS open_cents,
        sum(open_cents) FILTER (WHERE ${isLateItem('owed_items', today)}) AS late_cents
      FROM owed_items
      WHERE administration_id = ${administrationId} AND open_cents <> 0 AND kind = 'receivable'
      GROUP BY contact_id
    ) o ON o.contact_id = c.id
    WHERE ${conditionsOf(administrationId, { ...filter, archived })}`
  return countSegments(db, ['openCents', 'lateCents'], { active: segment('false'), archived: segment('true') })
}

function conditionsOf(administrationId: number, { archived, search, ids }: Filter): RawBuilder<unknown> {
  const conditions = [
    sql`c.administration_id = ${administrationId}`,
    archived === 'true' ? sql`c.archived_at IS NOT NULL` : sql`c.archived_at IS NULL`,
  ]
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(
      sql`(c.name ILIKE ${pattern} OR c.address_city ILIKE ${pattern} OR c.email_address ILIKE ${pattern})`,
    )
  }
  if (ids !== undefined) conditions.push(sql`c.id = ANY(${ids}::bigint[])`)
  return sql.join(conditions, sql` AND `)
}
