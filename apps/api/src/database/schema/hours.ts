import type { Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0141_hours.sql. */
export interface HoursTables {
  hours_settings: HoursSettingsTable
  time_roundings: TimeRoundingsTable
  projects: ProjectsTable
  project_tasks: ProjectTasksTable
  project_rates: ProjectRatesTable
  project_members: ProjectMembersTable
  time_entries: TimeEntriesTable
  time_weeks: TimeWeeksTable
  time_groups: TimeGroupsTable
  time_group_entries: TimeGroupEntriesTable
}

interface HoursSettingsTable {
  administration_id: number
  needs_approval: boolean
  day_minutes: number
}

interface TimeRoundingsTable {
  administration_id: number
  contact_id: number
  minutes: 0 | 6 | 15 | 30
  per: 'entry' | 'day'
}

interface ProjectsTable {
  id: Id
  administration_id: number
  name: string
  /** Null for what is done for the company itself. */
  contact_id: number | null
  colour: number
  billable: boolean
  for_everybody: boolean
  budget_kind: 'hours' | 'money' | null
  budget_seconds: number | null
  budget_cents: number | null
  note: string
  closed_at: Date | null
  version: Generated<number>
  created_by: number
  created_at: Date
}

interface ProjectTasksTable {
  id: Id
  administration_id: number
  project_id: number
  name: string
  billable: boolean
  sort_order: number
  closed_at: Date | null
}

interface ProjectRatesTable {
  id: Id
  administration_id: number
  project_id: number
  /** Null: of the project. */
  task_id: number | null
  from_day: CivilDate
  /** Null: what the project costs. */
  cents: number | null
}

interface ProjectMembersTable {
  administration_id: number
  project_id: number
  user_id: number
}

interface TimeEntriesTable {
  id: Id
  administration_id: number
  user_id: number
  project_id: number
  task_id: number | null
  day: CivilDate
  started_at: Date | null
  stopped_at: Date | null
  seconds: number
  note: string
  billable: boolean
  /** Stands on an invoice. */
  invoiced: Generated<boolean>
  version: Generated<number>
  deleted_at: Date | null
  created_by: number
  created_at: Date
}

interface TimeWeeksTable {
  id: Id
  administration_id: number
  user_id: number
  monday: CivilDate
  state: 'open' | 'submitted' | 'approved'
  submitted_at: Date | null
  approved_at: Date | null
  approved_by: number | null
}

interface TimeGroupsTable {
  id: Id
  administration_id: number
  invoice_id: number
  created_at: Date
}

interface TimeGroupEntriesTable {
  administration_id: number
  group_id: number
  time_entry_id: number
  billed_seconds: number
  rate_cents: number
  released: Generated<boolean>
}
