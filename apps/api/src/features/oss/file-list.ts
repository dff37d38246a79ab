import type { BodyOf, contract } from '@klopt/api-client/contract'
import { vatPeriodOfKey } from '@klopt/bookkeeping/vat'
import { ossList } from '@klopt/bookkeeping/vat-return'
import { emptyOssList, openOssSupplies, putInOssList } from '../invoices/oss-supplies.ts'
import { lockReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { ofPeriod, currentOssLists } from './read-lists.ts'

export interface OssFiling {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

/**
 * Ticks the list of a quarter off as handed in, also when it is empty: gives it its sales and freezes what they come to.
 * Throws `period_not_ended`, `already_filed`, `invalid_input`, and `version_conflict` when the outcome is another than the
 * user saw.
 */
export async function fileOssList(db: Db, filing: OssFiling, seen: BodyOf<typeof contract.oss.file>): Promise<number> {
  const { administrationId, today, userId, now } = filing
  await lockReturns(db, administrationId)
  const period = vatPeriodOfKey(seen.period)
  if (period.end >= today) throw new ApiError('period_not_ended')
  const handedInOn = seen.handedInOn ?? today
  if (handedInOn <= period.end || handedInOn > today) {
    const text = 'Kies de dag waarop je de melding hebt ingediend: na het kwartaal en niet in de toekomst'
    throw new ApiError('invalid_input', { fields: { handedInOn: text } })
  }
  const lists = await currentOssLists(db, administrationId)
  if (lists.some((list) => list.period_start === period.start)) throw new ApiError('already_filed')
  const members = ofPeriod(await openOssSupplies(db, administrationId), period, lists)
  const list = ossList(members, period)
  if (seen.vatCents !== undefined && seen.vatCents !== list.vatCents) throw new ApiError('version_conflict')
  const { id } = await db
    .insertInto('oss_lists')
    .values({
      administration_id: administrationId,
      period_start: period.start,
      period_end: period.end,
      rows: JSON.stringify(list.rows),
      corrections: JSON.stringify(list.corrections),
      vat_cents: list.vatCents,
      handed_in_on: handedInOn,
      filed_by: userId,
      filed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putInOssList(
    db,
    { administrationId, listId: id },
    members.map((member) => member.id),
  )
  return id
}

/** Takes back the newest list: its sales are in none again. Throws `not_found` and `oss_not_latest`. */
export async function deleteOssList(db: Db, { administrationId, now }: OssFiling, listId: number): Promise<void> {
  await lockReturns(db, administrationId)
  const lists = await currentOssLists(db, administrationId)
  if (!lists.some(({ id }) => id === listId)) throw new ApiError('not_found')
  if (lists.at(-1)?.id !== listId) throw new ApiError('oss_not_latest')
  await db
    .updateTable('oss_lists')
    .set({ deleted_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', listId)
    .execute()
  await emptyOssList(db, { administrationId, listId })
}
