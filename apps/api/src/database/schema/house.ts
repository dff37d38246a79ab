import type { CivilDate, Fixed, Id } from './columns.ts'

/** The tables of 0202_backups_and_notices.sql. */
export interface HouseTables {
  backups: BackupsTable
  day_rates: DayRatesTable
  maintenance_notices: MaintenanceNoticesTable
}

interface BackupsTable {
  id: Id
  made_at: Fixed<Date>
  rows: number
}

interface DayRatesTable {
  currency: string
  day: CivilDate
  rate: string
}

interface MaintenanceNoticesTable {
  id: Id
  body: string
  shown_until: CivilDate
  created_at: Fixed<Date>
  ended_at: Date | null
}
