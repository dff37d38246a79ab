import type { IdentityDocument, MainUserTransfer } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'

interface Row {
  readonly id: number
  readonly administrationId: number
  readonly companyName: string
  readonly askedById: number
  readonly askedByName: string
  readonly askedByAddress: string
  readonly askedAt: Date
  readonly reason: string
  readonly mainUserName: string | null
  readonly mainUserAddress: string | null
}

/** What is not decided yet, the oldest first; of one administration, or of all that the scope shows. */
export async function listTransfers(db: Db, administrationId?: number): Promise<MainUserTransfer[]> {
  const own = administrationId === undefined ? sql`true` : sql`t.administration_id = ${administrationId}`
  const { rows } = await sql<Row>`
    SELECT t.id, t.administration_id AS "administrationId", a.company_name AS "companyName",
      u.id AS "askedById", u.first_name || ' ' || u.last_name AS "askedByName", u.email_address AS "askedByAddress",
      t.asked_at AS "askedAt", t.reason, m.name AS "mainUserName", m.address AS "mainUserAddress"
    FROM main_user_transfers t JOIN companies a ON a.id = t.administration_id JOIN people u ON u.id = t.asked_by
    LEFT JOIN LATERAL (
      SELECT p.first_name || ' ' || p.last_name AS name, p.email_address AS address
      FROM role_assignments r JOIN people p ON p.id = r.user_id
      WHERE r.administration_id = t.administration_id AND r.is_primary_user
    ) m ON true
    WHERE t.state = 'asked' AND ${own} ORDER BY t.asked_at, t.id`.execute(db)
  const papers = await papersOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    askedBy: { id: row.askedById, name: row.askedByName, emailAddress: row.askedByAddress },
    askedAt: toTimestamp(row.askedAt),
    reason: row.reason,
    documents: papers.get(row.id) ?? [],
    administration: { id: row.administrationId, companyName: row.companyName },
    mainUser:
      row.mainUserName === null || row.mainUserAddress === null
        ? null
        : { name: row.mainUserName, emailAddress: row.mainUserAddress },
  }))
}

async function papersOf(db: Db, of: readonly Pick<Row, 'id'>[]): Promise<Map<number, IdentityDocument[]>> {
  if (of.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity_documents')
    .select(['id', 'transfer_id', 'type', 'side', 'opened_at'])
    .where(
      'transfer_id',
      'in',
      of.map(({ id }) => id),
    )
    .orderBy('side', 'desc')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.transfer_id)
  return new Map(
    [...grouped].map(([id, papers]) => [
      id,
      papers.map((row) => ({
        id: row.id,
        type: row.type,
        side: row.side,
        openedAt: toTimestampOrNull(row.opened_at),
      })),
    ]),
  )
}
