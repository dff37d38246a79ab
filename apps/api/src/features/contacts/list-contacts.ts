import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

type ContactPage = ResponseOf<typeof contract.contacts.list>

const pageSize = 50

export interface ContactFilter {
  readonly search: string | undefined
  readonly archived: boolean
  readonly cursor: string | undefined
  /** Decides what is late. */
  readonly today: string
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
  sort_name: string
}

/** A page of contacts by name, each with what it owes; one statement whatever the number. */
export async function listContacts(db: Db, administrationId: number, filter: ContactFilter): Promise<ContactPage> {
  const after = decodeCursor(filter.cursor, ['string', 'number'])
  const pattern = filter.search ? likePattern(filter.search) : null
  const { rows } = await sql<Row>`
    SELECT c.id, c.kind, c.name, c.address_city AS city, c.email_address, c.archived_at IS NOT NULL AS archived,
      coalesce(o.open_cents, 0)::bigint AS open_cents, coalesce(o.late_cents, 0)::bigint AS late_cents,
      lower(c.name) AS sort_name
    FROM contacts c
    LEFT JOIN (
      SELECT contact_id, sum(open_cents) AS open_cents,
        sum(open_cents) FILTER (WHERE ${isLateItem('owed_items', filter.today)}) AS late_cents
      FROM owed_items
      WHERE administration_id = ${administrationId} AND open_cents <> 0 AND kind = 'receivable'
      GROUP BY contact_id
    ) o ON o.contact_id = c.id
    WHERE c.administration_id = ${administrationId}
      AND (c.archived_at IS NOT NULL) = ${filter.archived}
      AND (${pattern}::text IS NULL OR c.name ILIKE ${pattern} OR c.address_city ILIKE ${pattern} OR c.email_address ILIKE ${pattern})
      AND ${after === null ? sql`true` : sql`(lower(c.name), c.id) > (${after[0]}, ${after[1]})`}
    ORDER BY lower(c.name), c.id
    LIMIT ${pageSize + 1}`.execute(db)
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.sort_name, row.id])
  return {
    items: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      city: row.city,
      emailAddress: row.email_address,
      openCents: row.open_cents,
      lateCents: row.late_cents,
      archived: row.archived,
    })),
    nextCursor,
  }
}
