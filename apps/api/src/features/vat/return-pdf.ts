import { vatPeriodOf, type VatFrequency, type VatPeriod } from '@klopt/bookkeeping/vat'
import { formatPostcode } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import type { VatReturnDocument } from '../../pdf/document.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate } from '../../kernel/clock.ts'
import { handInOf } from './hand-ins.ts'

/** What the PDF of a filed return shows: its frozen boxes, under the company as it is now. Throws `not_found`. */
export async function returnDocument(db: Db, administrationId: number, returnId: number): Promise<VatReturnDocument> {
  const filed = await db
    .selectFrom('filed_returns as r')
    .innerJoin('companies as a', 'a.id', 'r.administration_id')
    .leftJoin('people as u', 'u.id', 'r.filed_by')
    .select(['r.period_start', 'r.period_end', 'r.boxes', 'r.filed_at', 'u.first_name', 'u.last_name'])
    .select(['a.company_name', 'a.address_street', 'a.address_postcode', 'a.address_city', 'a.vat_number'])
    .where('r.administration_id', '=', administrationId)
    .where('r.id', '=', returnId)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!filed) throw new ApiError('not_found')
  const { label, start, end } = returnPeriod(filed.period_start, filed.period_end)
  const place = `${formatPostcode(filed.address_postcode)} ${filed.address_city}`.trim()
  return {
    company: {
      name: filed.company_name,
      addressLines: [filed.address_street, place].filter((line) => line !== ''),
      country: null,
      vatNumber: filed.vat_number,
    },
    period: { label, start, end },
    boxes: filed.boxes.map(({ box, baseEuros, vatEuros }) => ({ box, baseEuros, vatEuros })),
    handedInOn: (await handInOf(db, administrationId, returnId))?.handedInOn ?? civilDate(filed.filed_at),
    filedBy: filed.first_name === null ? null : `${filed.first_name} ${filed.last_name}`,
  }
}

const frequencies: readonly VatFrequency[] = ['month', 'quarter', 'year']

/** The period a return was filed over, in the frequency of that time, which the administration may have changed. */
export function returnPeriod(start: string, end: string): VatPeriod {
  const period = frequencies.map((frequency) => vatPeriodOf(start, frequency)).find((found) => found.end === end)
  if (!period) throw new Error(`No VAT period runs from ${start} to ${end}`)
  return period
}
