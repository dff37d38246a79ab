import type { BodyOf, contract } from '@klopt/api-client/contract'
import { countryRefunds } from '@klopt/bookkeeping/vat-return'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { refundableVat } from './refundable.ts'

export interface RefundAuthor {
  readonly administrationId: number
  readonly userId: number
  readonly today: string
}

/**
 * Ticks off that VAT of a country and year was asked back, or takes the tick away. Throws `no_foreign_vat`,
 * `version_conflict` and `invalid_input`.
 */
export async function requestRefund(
  db: Db,
  { administrationId, userId, today }: RefundAuthor,
  { year, country, requestedOn, vatCents: seen }: BodyOf<typeof contract.vatRefund.request>,
): Promise<void> {
  if (requestedOn === null) {
    await db
      .deleteFrom('vat_refund_requests')
      .where('administration_id', '=', administrationId)
      .where('year', '=', year)
      .where('country', '=', country)
      .execute()
    return
  }
  if (requestedOn > today || requestedOn < `${year}-01-01`)
    throw new ApiError('invalid_input', {
      fields: { requestedOn: `Kies een dag vanaf 1 januari ${year}, tot en met vandaag` },
    })
  const refunds = countryRefunds(await refundableVat(db, administrationId), year)
  const vatCents = refunds.find((each) => each.country === country)?.vatCents ?? 0 // zero: nothing was charged there
  if (vatCents <= 0) throw new ApiError('no_foreign_vat')
  if (seen !== undefined && seen !== vatCents) throw new ApiError('version_conflict')
  const request = { requested_on: requestedOn, vat_cents: vatCents, requested_by: userId }
  await db
    .insertInto('vat_refund_requests')
    .values({ administration_id: administrationId, year, country, ...request })
    .onConflict((conflict) => conflict.columns(['administration_id', 'year', 'country']).doUpdateSet(request))
    .execute()
}
