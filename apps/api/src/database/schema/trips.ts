import type { Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0154_trips.sql. */
export interface TripTables {
  trips: TripsTable
  trip_months: TripMonthsTable
  trip_bookings: TripBookingsTable
}

interface TripsTable {
  id: Id
  administration_id: number
  user_id: number
  day: CivilDate
  from_place: string
  to_place: string
  /** One way. */
  kilometres: number
  is_return: boolean
  purpose: string
  kind: 'business' | 'commute' | 'private'
  /** Of who drove, or of the business. */
  vehicle: Generated<'private' | 'business'>
  cents: number
  version: Generated<number>
  deleted_at: Date | null
  created_by: number
  created_at: Date
}

interface TripMonthsTable {
  id: Id
  administration_id: number
  user_id: number
  month_end: CivilDate
  booked_cents: Generated<number>
  held_reason: string | null
}

interface TripBookingsTable {
  id: Id
  administration_id: number
  trip_month_id: number
  cents: number
  journal_entry_id: number
  created_at: Date
}
