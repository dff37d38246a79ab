import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'

/** Whether the last mail to an address came back, and why. */
export async function bouncedAddress(
  db: Db,
  administrationId: number,
  address: string | null,
): Promise<{ at: number; reason: string } | null> {
  if (address === null) return null
  const { rows } = await sql<{ bounced_at: Date; bounce: string }>`
    SELECT bounced_at, bounce FROM bounced_addresses
    WHERE administration_id = ${administrationId} AND address = lower(${address})
    ORDER BY bounced_at DESC LIMIT 1`.execute(db)
  const [last] = rows
  return last ? { at: toTimestamp(last.bounced_at), reason: last.bounce } : null
}
