import type { Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0164_firm_colleagues.sql. */
export interface FirmTables {
  firm_absences: FirmAbsencesTable
  firm_invitations: FirmInvitationsTable
  firm_member_clients: FirmMemberClientsTable
}

interface FirmAbsencesTable {
  user_id: number
  substitute_id: number
  starts_on: CivilDate
  ends_on: CivilDate
}

interface FirmInvitationsTable {
  id: Id
  firm_id: number
  kind: 'colleague' | 'client'
  key_hash: Buffer
  email_address: string
  is_admin: boolean
  sees_all: boolean
  invited_by: number
  created_at: Generated<Date>
  expires_at: Date
  accepted_at: Date | null
  accepted_by: number | null
  revoked_at: Date | null
}

interface FirmMemberClientsTable {
  user_id: number
  administration_id: number
}
