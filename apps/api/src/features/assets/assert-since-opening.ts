import type { AssetInput } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { currentOpening } from '../../books/opening-balances.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

/**
 * Refuses what would be depreciated in years before the opening balance, which holds what those years came to: asks what was
 * depreciated by then. Throws `invalid_input` by field.
 */
export async function assertSinceOpening(
  db: Db,
  administrationId: number,
  { inUseOn, method, takenOver }: Pick<AssetInput, 'inUseOn' | 'method' | 'takenOver'>,
): Promise<void> {
  if (method === null || takenOver != null) return
  const opening = await currentOpening(db, administrationId)
  if (opening === null || inUseOn >= opening.start_date) return
  const begins = `Je boekhouding begint op ${formatDateLong(opening.start_date)}.`
  throw new ApiError('invalid_input', {
    fields: { inUseOn: `${begins} Vink aan 'Was al in gebruik' en vul in wat toen was afgeschreven.` },
  })
}
