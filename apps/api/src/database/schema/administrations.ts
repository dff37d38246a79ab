import type { EmailTextKind, RichTextDocument } from '@klopt/api-client/contract'
import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import type { Generated } from 'kysely'
import type { Id, Json } from './columns.ts'

/** The tables of 0009_administrations.sql: invitations, mandates, timers, mail texts. */
export interface AdministrationsAreaTables {
  invitations: InvitationsTable
  sepa_mandates: SepaMandatesTable
  timers: TimersTable
  email_texts: EmailTextsTable
}

interface InvitationsTable {
  id: Id
  administration_id: number
  key_hash: Buffer
  email_address: string
  permissions: ('ADMIN' | 'ACCOUNTING' | 'TIME_TRACKING')[]
  invited_by: number
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  accepted_by: number | null
  revoked_at: Date | null
  makes_main_user: Generated<boolean>
}

interface SepaMandatesTable {
  id: Id
  administration_id: number
  reference: string
  iban: string
  account_holder: string
  signed_by: number
  signed_at: Date
  revoked_at: Date | null
}

interface TimersTable {
  id: Id
  administration_id: number
  user_id: number
  started_at: Date
  stopped_at: Date | null
  note: Generated<string>
  /** What it is for; the tables of 0141_hours.sql. */
  project_id: number | null
  task_id: number | null
  /** When it became hours. */
  written_at: Date | null
  /** What a browser that had no connection called its start; 0175_timer_queue.sql. */
  client_key: Generated<string | null>
}

interface EmailTextsTable {
  administration_id: number
  kind: EmailTextKind
  /** 0244_email_texts_by_language.sql. */
  language: Generated<PaperLanguage>
  subject: string
  body: Json<RichTextDocument>
  version: Generated<number>
}
