import type { CivilDate } from './columns.ts'

/** The tables of 0125_client_states.sql, 0172_client_visits.sql, 0213_firms_of_thousands.sql and 0251_client_lists_and_corrections.sql. */
export interface WorklistTables {
  client_states: ClientStatesTable
  client_managers: ClientManagersTable
  client_visits: ClientVisitsTable
  firm_looks: FirmLooksTable
}

interface ClientStatesTable {
  administration_id: number
  period_label: string | null
  period_end: CivilDate | null
  due_on: CivilDate | null
  filed_on: CivilDate | null
  waiting_lines: number
  documents: number
  last_statement_on: CivilDate | null
  late_periods: number
  red_checks: number
  open_year: string | null
  icp_label: string | null
  icp_due_on: CivilDate | null
  correction_due_on: CivilDate | null
  seen_audit_id: number
  is_settled: boolean
  reckoned_on: CivilDate
  reckoned_at: Date
}

interface ClientManagersTable {
  administration_id: number
  user_id: number
}

interface ClientVisitsTable {
  administration_id: number
  user_id: number
  since_audit_id: number | null
  since_at: Date | null
  seen_audit_id: number
  seen_at: Date
}

interface FirmLooksTable {
  firm_id: number
  looked_at: Date
}
