import type { Generated } from 'kysely'
import type { CivilDate, Id, Json } from './columns.ts'

/** The tables of 0164_firm_colleagues.sql, 0165_firm_templates_and_dossiers.sql, 0173_dossier_documents.sql, 0250_client_time_entries.sql, 0754_hours_of_left_clients.sql and 0755_firm_let_ins.sql. */
export interface FirmTables {
  client_time_entries: ClientTimeEntriesTable
  firm_absences: FirmAbsencesTable
  firm_let_ins: FirmLetInsTable
  firm_invitations: FirmInvitationsTable
  firm_member_clients: FirmMemberClientsTable
  firm_templates: FirmTemplatesTable
  dossier_documents: DossierDocumentsTable
  dossier_items: DossierItemsTable
  dossier_notes: DossierNotesTable
}

interface FirmTemplatesTable {
  id: Id
  firm_id: number
  kind: 'ledger' | 'checklist'
  name: string
  content: Json<unknown>
  changed_by: number
  changed_at: Date
}

interface DossierDocumentsTable {
  id: Id
  administration_id: number
  fiscal_year: number
  file_id: number
  added_by: number
  added_at: Date
  removed_by: number | null
  removed_at: Date | null
}

interface DossierItemsTable {
  id: Id
  administration_id: number
  fiscal_year: number
  body: string
  done_by: number | null
  done_at: Date | null
}

interface DossierNotesTable {
  id: Id
  administration_id: number
  fiscal_year: number
  body: string
  written_by: number
  written_at: Date
}

interface FirmAbsencesTable {
  user_id: number
  substitute_id: number
  starts_on: CivilDate
  ends_on: CivilDate
}

interface FirmLetInsTable {
  id: Id
  administration_id: number
  user_id: number
  let_in_by: number
  starts_on: CivilDate | null
  ends_on: CivilDate | null
  created_at: Date
  mailed_at: Date | null
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

interface ClientTimeEntriesTable {
  id: Id
  administration_id: number
  firm_id: number
  /** Of the client; a trigger writes it. */
  company_name: Generated<string>
  user_id: number
  day: CivilDate
  seconds: number
  note: string
  version: Generated<number>
  created_at: Date
}
