import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { SubscriptionType } from '../../database/schema/platform.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate, toTimestampOrNull } from '../../kernel/clock.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { lockWithReferences } from '../administrations/lock-administration.ts'

type Preview = ResponseOf<typeof contract.removalRequests.preview>

/** Time to think again and to keep what the law asks to keep for seven years. */
const REFLECTION_MS = 30 * 24 * 3_600_000
const runningTypes: readonly SubscriptionType[] = ['ZZP', 'MKB', 'REWARD']

/** When what is asked now would be ready for removal. */
export function readyForRemovalAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + REFLECTION_MS)
}

/** What would go, and whether something stands in the way. */
export async function previewRemoval(db: Db, administrationId: number, now: Date): Promise<Preview> {
  const { rows } = await sql<{
    company_name: string
    subscription_type: SubscriptionType
    removal_requested_at: Date | null
    removal_ready_at: Date | null
    invoices: number
    journal_entries: number
    files: number
  }>`
    SELECT company_name, subscription_type, removal_requested_at, removal_ready_at,
      (SELECT count(*) FROM sales_invoices i WHERE i.administration_id = a.id AND i.deleted_at IS NULL)::bigint AS invoices,
      (SELECT count(*) FROM ledger_entries e WHERE e.administration_id = a.id)::bigint AS journal_entries,
      (SELECT count(*) FROM stored_files f WHERE f.administration_id = a.id)::bigint AS files
    FROM companies a WHERE a.id = ${administrationId}`.execute(db)
  const [row] = rows
  if (!row) throw new ApiError('not_found')
  return {
    companyName: row.company_name,
    requestedAt: toTimestampOrNull(row.removal_requested_at),
    readyForRemovalAt: toTimestampOrNull(row.removal_ready_at),
    readyOn: civilDate(readyForRemovalAt(now)),
    hasRunningSubscription: runningTypes.includes(row.subscription_type),
    invoices: row.invoices,
    journalEntries: row.journal_entries,
    files: row.files,
  }
}

/** Notes the request; false when there was one. Throws `removal_needs_cancellation` while a subscription goes on. */
export async function requestRemoval(db: Db, administrationId: number, now: Date): Promise<boolean> {
  const locked = await lockWithReferences(db, administrationId)
  const { subscription_type, removal_requested_at } = must(locked, 'the administration that asks')
  if (removal_requested_at !== null) return false
  if (runningTypes.includes(subscription_type)) throw new ApiError('removal_needs_cancellation')
  await changeAdministration(db, administrationId, { removal_requested_at: now, removal_ready_at: null })
  return true
}
