import { mileageRateCents } from './mileage-rates.ts'

/** What a trip was for: commuting counts as business, a private one is kept beside them and counts for nothing. */
export type TripKind = 'business' | 'commute' | 'private'

/** What it was made with: of who drove, such as their own car or bicycle, or a car of the business. */
export type TripVehicle = 'private' | 'business'

export interface Trip {
  readonly day: string
  /** One way. */
  readonly kilometres: number
  readonly isReturn: boolean
  readonly kind: TripKind
  readonly vehicle: TripVehicle
}

/** What was driven: there, and back again when it is a return trip. */
export const drivenKilometres = ({ kilometres, isReturn }: Pick<Trip, 'kilometres' | 'isReturn'>): number =>
  isReturn ? kilometres * 2 : kilometres

/**
 * What a trip counts for in cents: whole kilometres at the rate of its day, so that nothing is rounded. One with a car of
 * the business counts for nothing: what that costs is in the books as it is paid.
 */
export const tripCents = (trip: Trip): number =>
  trip.kind === 'private' || trip.vehicle === 'business' ? 0 : drivenKilometres(trip) * mileageRateCents(trip.day)
