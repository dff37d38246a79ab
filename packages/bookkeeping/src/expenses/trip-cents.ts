import { mileageRateCents } from './mileage-rates.ts'

/** What a trip was for: commuting counts as business, a private one is kept beside them and counts for nothing. */
export type TripKind = 'business' | 'commute' | 'private'

export interface Trip {
  readonly day: string
  /** One way. */
  readonly kilometres: number
  readonly isReturn: boolean
  readonly kind: TripKind
}

/** What was driven: there, and back again when it is a return trip. */
export const drivenKilometres = ({ kilometres, isReturn }: Pick<Trip, 'kilometres' | 'isReturn'>): number =>
  isReturn ? kilometres * 2 : kilometres

/** What a trip counts for in cents: whole kilometres at the rate of its day, so that nothing is rounded. */
export const tripCents = (trip: Trip): number =>
  trip.kind === 'private' ? 0 : drivenKilometres(trip) * mileageRateCents(trip.day)
