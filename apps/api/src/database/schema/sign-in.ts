import type { LegalForm } from '@klopt/bookkeeping/ledger'
import type { Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0007_sign_in.sql: registering, mailed links, known locations and reported errors. */
export interface SignInTables {
  registrations: RegistrationsTable
  mailed_links: MailedLinksTable
  known_locations: KnownLocationsTable
  error_reports: ErrorReportsTable
}

interface RegistrationsTable {
  token_hash: Buffer
  email_address: string
  first_name: string
  last_name: string
  password_hash: string
  kind: 'owner' | 'bookkeeper'
  company_name: string
  legal_form: Generated<LegalForm>
  vat_starts_on: CivilDate | null
  in_vat_unit: Generated<boolean>
  created_at: Date
  expires_at: Date
}

interface MailedLinksTable {
  token_hash: Buffer
  user_id: number
  purpose: 'confirm_location' | 'reset_password' | 'change_email_address'
  device_hash: Buffer | null
  network: string | null
  email_address: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface KnownLocationsTable {
  user_id: number
  kind: 'device' | 'network'
  value: string
  first_seen_at: Date
  /** Null until somebody signs in there. */
  last_seen_at: Date | null
}

interface ErrorReportsTable {
  id: Id
  fingerprint: string
  source: 'browser' | 'server'
  name: string
  message: string
  status: number | null
  code: number | null
  path: Generated<string>
  stack: Generated<string>
  release: Generated<string>
  user_agent: Generated<string>
  request_id: string | null
  occurrences: Generated<number>
  first_seen_at: Date
  last_seen_at: Date
}
