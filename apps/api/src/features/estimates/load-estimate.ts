import type { EstimateInput } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export type EstimateRow = Selectable<Schema['estimates']>

export interface EstimateKey {
  readonly administrationId: number
  readonly estimateId: number
}

/** An estimate that was not thrown away; `forUpdate` holds its row until the commit. Throws `not_found`. */
export async function loadEstimate(
  db: Db,
  { administrationId, estimateId }: EstimateKey,
  { forUpdate = false } = {},
): Promise<EstimateRow> {
  const row = await db
    .selectFrom('estimates')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', estimateId)
    .where('deleted_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('not_found')
  return row
}

/** What the writer gave. */
export const inputOf = ({ contact_id, estimate_date, valid_until, terms }: EstimateRow): EstimateInput => ({
  contactId: contact_id,
  estimateDate: estimate_date,
  validUntil: valid_until,
  ...terms,
})

/** What it comes to, in the smallest unit of its currency. */
export function amountsOf(row: EstimateRow) {
  const netCents = row.foreign_net ?? row.net_cents
  const grossCents = row.foreign_gross ?? row.gross_cents
  return { netCents, vatCents: grossCents - netCents, grossCents }
}

/** Whether it was accepted or declined. */
export const isAnswered = ({ accepted_at, declined_at }: Pick<EstimateRow, 'accepted_at' | 'declined_at'>): boolean =>
  accepted_at !== null || declined_at !== null

/** Whether its customer can still answer it: it was not answered, taken back, or past. */
export const isOpen = (row: EstimateRow, today: string): boolean =>
  row.sent_at !== null && !isAnswered(row) && row.valid_until >= today
