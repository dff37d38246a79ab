import type { ApprovalFigure, ApprovalKind, ApprovalState } from '@klopt/api-client/contract'
import type { Generated } from 'kysely'
import type { CivilDate, Id, Json } from './columns.ts'

/** The tables of 0153_approvals.sql. */
export interface ApprovalTables {
  approvals: ApprovalsTable
  approval_settings: ApprovalSettingsTable
}

interface ApprovalsTable {
  id: Id
  administration_id: number
  kind: ApprovalKind
  period_key: string
  period_end: CivilDate
  label: string
  figures: Json<readonly ApprovalFigure[]>
  state: ApprovalState
  note: Generated<string>
  asked_by: number
  asked_at: Date
  answered_by: number | null
  answered_at: Date | null
  answer: Generated<string>
  overruled_by: number | null
  overruled_reason: Generated<string>
  used_at: Date | null
}

interface ApprovalSettingsTable {
  administration_id: number
  is_required: boolean
}
