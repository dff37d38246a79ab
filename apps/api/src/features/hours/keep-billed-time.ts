import type { BillableTime, TimeLine } from '@klopt/bookkeeping/hours'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'

export interface BilledLine extends TimeLine {
  readonly groupId: number
}

interface BilledOn {
  readonly administrationId: number
  readonly invoiceId: number
  readonly now: Date
}

/** Keeps which hours each line of an invoice bills. The database lets an hour stand on one invoice at a time. */
export async function keepBilledTime(
  db: Db,
  { administrationId, invoiceId, now }: BilledOn,
  entries: readonly BillableTime[],
  lines: readonly TimeLine[],
): Promise<BilledLine[]> {
  const groups = await db
    .insertInto('time_groups')
    .values(lines.map(() => ({ administration_id: administrationId, invoice_id: invoiceId, created_at: now })))
    .returning('id')
    .execute()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const held = lines.map((line, index) => ({ ...line, groupId: must(groups[index], 'the group of a line').id }))
  const rows = held.flatMap(({ groupId, entryIds }) =>
    entryIds.map((entryId) => {
      const { billedSeconds, rateCents } = must(byId.get(entryId), 'an entry of a line')
      return {
        administration_id: administrationId,
        group_id: groupId,
        time_entry_id: entryId,
        billed_seconds: billedSeconds,
        rate_cents: rateCents,
      }
    }),
  )
  // A statement holds so many values at most.
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await db
      .insertInto('time_group_entries')
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .execute()
  }
  return held
}

const ROWS_AT_ONCE = 5000
