import type { Fixed, Id } from './columns.ts'

/** The tables of 0074. */
export interface AuditFileTables {
  audit_files: AuditFilesTable
  audit_file_parts: AuditFilePartsTable
}

interface AuditFilesTable {
  id: Id
  administration_id: number
  file_id: Fixed<number>
  sha256: Fixed<Buffer>
  name: Fixed<string>
  fiscal_year: Fixed<string>
  created_by: Fixed<number>
  created_at: Fixed<Date>
  imported_by: number | null
  imported_at: Date | null
  opening_balance_id: number | null
  undone_by: number | null
  undone_at: Date | null
}

interface AuditFilePartsTable {
  id: Id
  administration_id: number
  audit_file_id: number
  account_id: number | null
  contact_id: number | null
}
