import type { Trip, TripInput } from '@klopt/api-client/contract'
import { today } from '../../app/today.ts'

/** A trip while somebody fills it in. */
export interface TripForm extends Omit<TripInput, 'day' | 'kilometres' | 'vehicle'> {
  day: string | null
  /** Whole kilometres of one way, as they are typed. */
  kilometres: string | null
  /** Null while nobody chose: what the books say then holds. */
  vehicle: Trip['vehicle'] | null
}

/** The wire's trip to change, or an empty one of today. */
export function tripFormOf(trip: Trip | null): TripForm {
  if (trip === null) {
    const places = { fromPlace: '', toPlace: '', kilometres: null, isReturn: true }
    return { day: today(), ...places, purpose: '', kind: 'business', vehicle: null }
  }
  const { day, fromPlace, toPlace, kilometres, isReturn, purpose, kind, vehicle } = trip
  return { day, fromPlace, toPlace, kilometres: String(kilometres), isReturn, purpose, kind, vehicle }
}

/** What was filled in as the wire has it; null while its day or its length is missing. */
export function tripOf({ day, kilometres, vehicle, ...rest }: TripForm): TripInput | null {
  if (day === null || kilometres === null) return null
  return { ...rest, day, kilometres: Number(kilometres), ...(vehicle !== null && { vehicle }) }
}
