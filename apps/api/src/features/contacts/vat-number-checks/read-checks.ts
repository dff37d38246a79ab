import type { VatNumberCheck } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { Selectable } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.ts'

const SHOWN = 20

/** What is known of the numbers of a contact, newest first. */
export async function checksOf(
  db: Db,
  { administrationId, contactId }: { administrationId: number; contactId: number },
): Promise<VatNumberCheck[]> {
  const rows = await db
    .selectFrom('vat_number_checks')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(presentCheck)
}

/** The newest check of one number of a contact, answered where any was; null when it was never checked. */
export async function newestCheck(
  db: Db,
  administrationId: number,
  { id, vat_number: number }: { id: number; vat_number: string | null },
): Promise<VatNumberCheck | null> {
  if (number === null) return null
  const row = await db
    .selectFrom('vat_number_checks')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', id)
    .where('vat_number', '=', number)
    .orderBy((expression) => expression('answered_at', 'is', null))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? presentCheck(row) : null
}

/** The newest check of each of these numbers, whichever contact has or had it; answered where any was. */
export async function newestChecks(
  db: Db,
  administrationId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, VatNumberCheck>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('vat_number_checks')
    .distinctOn('vat_number')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('vat_number', 'in', [...numbers])
    .orderBy('vat_number')
    .orderBy((expression) => expression('answered_at', 'is', null))
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.vat_number, presentCheck(row)]))
}

function presentCheck(row: Selectable<Schema['vat_number_checks']>): VatNumberCheck {
  const isAnswered = row.answered_at !== null
  return {
    vatNumber: row.vat_number,
    state: isAnswered ? (must(row.is_valid, 'the answer of a check') ? 'valid' : 'invalid') : 'waiting',
    requestedAt: toTimestamp(row.requested_at),
    answeredAt: toTimestampOrNull(row.answered_at),
    consultationNumber: row.consultation_number,
    traderName: row.trader_name,
    traderAddress: row.trader_address,
  }
}
