import type { BodyOf, contract } from '@klopt/api-client/contract'
import { vatPeriodOfKey } from '@klopt/bookkeeping/vat'
import { ossList } from '@klopt/bookkeeping/vat-return'
import { emptyOssList, openOssSupplies, putInOssList } from '../invoices/oss-supplies.ts'
import { currentOssLists, keepOssList, takeBackOssList } from '../../books/oss-lists.ts'
import { lockReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { ossDebts } from '../vat/oss-debts.ts'
import { ofPeriod } from './read-lists.ts'

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
  const { administrationId, today, userId: filedBy, now: at } = filing
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
  const id = await keepOssList(db, { administrationId, period, list, handedInOn, filedBy, at })
  await putInOssList(
    db,
    { administrationId, listId: id },
    members.map((member) => member.id),
  )
  return id
}

/** Takes back the newest list: its sales are in none again. Throws `not_found`, `oss_not_latest` and `oss_list_paid`. */
export async function deleteOssList(db: Db, { administrationId, now }: OssFiling, listId: number): Promise<void> {
  await lockReturns(db, administrationId)
  const lists = await currentOssLists(db, administrationId)
  if (!lists.some(({ id }) => id === listId)) throw new ApiError('not_found')
  if (lists.at(-1)?.id !== listId) throw new ApiError('oss_not_latest')
  const own = (await ossDebts(db, administrationId)).find(({ debt }) => debt.id === listId)
  if (own !== undefined && own.payments.length > 0) throw new ApiError('oss_list_paid')
  await takeBackOssList(db, { administrationId, listId, at: now })
  await emptyOssList(db, { administrationId, listId })
}
