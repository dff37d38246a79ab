import type { VatRefund } from '@klopt/api-client/contract'
import { countryRefunds, refundDeadline, type ForeignVat } from '@klopt/bookkeeping/vat-return'
import type { Db } from '../../../database/db.ts'
import { refundableVat } from './refundable.ts'

/** What can be asked back of other EU countries for a year; without one, for the year that is to be asked back now. */
export async function showRefund(
  db: Db,
  administrationId: number,
  { year: asked, today }: { year: string | undefined; today: string },
): Promise<VatRefund> {
  const charged = await refundableVat(db, administrationId)
  const requests = await refundRequests(db, administrationId)
  const thisYear = Number(today.slice(0, 4))
  const waitsOfLastYear = waitingOf(charged, requests, thisYear - 1).length > 0
  const isInTime = today <= refundDeadline(thisYear - 1)
  const year = asked === undefined ? thisYear - (waitsOfLastYear && isInTime ? 1 : 0) : Number(asked)
  const years = [...new Set([thisYear, thisYear - 1, year, ...charged.map(({ date }) => Number(date.slice(0, 4)))])]
  return {
    year,
    years: years.toSorted((one, other) => other - one),
    deadline: refundDeadline(year),
    countries: withRequests(charged, requests, year),
  }
}

/** The countries of which VAT of last year is still to be asked back, while that is possible. */
export async function waitingRefunds(db: Db, administrationId: number, today: string) {
  const year = Number(today.slice(0, 4)) - 1
  if (today > refundDeadline(year)) return { year, countries: [] }
  const charged = await refundableVat(db, administrationId)
  const requests = await refundRequests(db, administrationId)
  return { year, countries: waitingOf(charged, requests, year) }
}

interface RefundRequest {
  readonly year: number
  readonly country: string
  readonly on: string
  readonly vatCents: number
}

const waitingOf = (charged: readonly ForeignVat[], requests: readonly RefundRequest[], year: number) =>
  withRequests(charged, requests, year).filter(({ requested, isBelowMinimum }) => requested === null && !isBelowMinimum)

const withRequests = (charged: readonly ForeignVat[], requests: readonly RefundRequest[], year: number) =>
  countryRefunds(charged, year).map((refund) => {
    const request = requests.find((each) => each.year === year && each.country === refund.country)
    return {
      ...refund,
      quarterCents: [...refund.quarterCents],
      requested: request ? { on: request.on, vatCents: request.vatCents } : null,
    }
  })

function refundRequests(db: Db, administrationId: number): Promise<RefundRequest[]> {
  return db
    .selectFrom('vat_refund_requests')
    .select(['year', 'country', 'requested_on as on', 'vat_cents as vatCents'])
    .where('administration_id', '=', administrationId)
    .execute()
}
