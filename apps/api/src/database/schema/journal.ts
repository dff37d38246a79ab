import type { JournalDraftLine } from '@klopt/api-client/contract'
import type { Generated } from 'kysely'
import type { CivilDate, Id, Json } from './columns.ts'

/** The tables of 0052_journal_drafts.sql and 0053_journal_templates.sql. */
export interface JournalTables {
  journal_drafts: JournalDraftsTable
  journal_documents: JournalDocumentsTable
  journal_templates: JournalTemplatesTable
  journal_template_runs: JournalTemplateRunsTable
}

interface JournalDraftsTable {
  id: Id
  administration_id: number
  entry_date: CivilDate | null
  description: string
  lines: Json<JournalDraftLine[]>
  version: Generated<number>
  /** The entry that it became. */
  journal_entry_id: number | null
  deleted_at: Date | null
  created_by: number
  updated_by: number
  created_at: Date
  updated_at: Date
}

interface JournalDocumentsTable {
  id: Id
  administration_id: number
  document_id: number
  draft_id: number | null
  entry_id: number | null
  created_by: number
  created_at: Date
}

interface JournalTemplatesTable {
  id: Id
  administration_id: number
  name: string
  description: string
  lines: Json<JournalDraftLine[]>
  repeats: 'month' | 'quarter' | 'year' | null
  starts_on: CivilDate | null
  ends_on: CivilDate | null
  paused_on: CivilDate | null
  held_reason: string | null
  version: Generated<number>
  deleted_at: Date | null
  created_by: number
  created_at: Date
  updated_at: Date
}

interface JournalTemplateRunsTable {
  id: Id
  administration_id: number
  template_id: number
  /** The first day of the month, quarter or year. */
  period: CivilDate
  due_on: CivilDate
  /** Null for a period that was passed over. */
  journal_entry_id: number | null
  created_at: Date
}
