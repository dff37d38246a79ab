import type { OssRegistration } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { DISTANCE_SALES_LIMIT_CENTS, OSS_COUNTRIES, ossRate, passesDistanceLimit } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { soldToConsumersAbroad } from '../invoices/distance-sales.ts'
import { ossSince, setOssSince } from '../invoices/oss-registration.ts'

/** Whether the one-stop shop is used, and how near distance sales are to its limit. */
export async function showRegistration(db: Db, administrationId: number, today: string): Promise<OssRegistration> {
  const since = await ossSince(db, administrationId)
  const sold = await soldToConsumersAbroad(db, administrationId, Number(today.slice(0, 4)))
  return {
    since,
    ...sold,
    limitCents: DISTANCE_SALES_LIMIT_CENTS,
    isPassed: passesDistanceLimit(sold, 0),
    rates: OSS_COUNTRIES.map((country) => ({
      country,
      percent: must(ossRate(country, today), 'the rate of a member state'),
    })),
  }
}

/** Uses the one-stop shop from a day on, or no more: what was sold keeps its VAT. Throws `invalid_input`. */
export async function register(db: Db, administrationId: number, since: string | null): Promise<void> {
  if (since !== null && since < FIRST_DAY)
    throw new ApiError('invalid_input', { fields: { since: 'Het éénloketsysteem bestaat sinds 1 juli 2021' } })
  await setOssSince(db, administrationId, since)
}

const FIRST_DAY = '2021-07-01'
