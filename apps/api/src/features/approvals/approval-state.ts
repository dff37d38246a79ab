import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'

/**
 * Whether the client was asked to agree on the VAT return that ends on a day, as `state`: joined beside the administration. Of
 * whom it can be is said, or the approvals of everybody are gone through.
 */
export const vatApproval = (
  administrationId: RawBuilder<unknown>,
  periodEnd: RawBuilder<unknown>,
  clientIds: readonly number[],
) => sql`LATERAL (
  SELECT state FROM approvals WHERE administration_id = ${administrationId}
    AND administration_id = ANY (${clientIds}::bigint[]) AND kind = 'vat_return' AND period_end = ${periodEnd}
    AND used_at IS NULL AND state IN ('asked', 'approved', 'declined'))`

/** What waits for the client to agree on, the oldest first. */
export function waitingApprovals(db: Db, administrationId: number): Promise<{ id: number; label: string }[]> {
  return db
    .selectFrom('approvals')
    .select(['id', 'label'])
    .where('administration_id', '=', administrationId)
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
}

/** What the client asked something about first, or took its agreement back of, and was not filed; the latest first. */
export function declinedApprovals(db: Db, administrationId: number) {
  return db
    .selectFrom('approvals')
    .select(['id', 'label', 'answer', 'answered_at'])
    .where('administration_id', '=', administrationId)
    .where('state', '=', 'declined')
    .where('used_at', 'is', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The oldest VAT period on which the client agreed and that was not filed yet; null when there is none. */
export async function oldestApproved(db: Db, administrationId: number): Promise<string | null> {
  const row = await db
    .selectFrom('approvals')
    .select('period_key')
    .where('administration_id', '=', administrationId)
    .where('kind', '=', 'vat_return')
    .where('state', '=', 'approved')
    .where('used_at', 'is', null)
    .orderBy('period_end')
    .limit(1)
    .executeTakeFirst()
  return row?.period_key ?? null
}
