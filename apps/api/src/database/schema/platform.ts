import type { LegalForm } from '@klopt/bookkeeping/ledger'
import type { PaperLayout } from '@klopt/bookkeeping/paper'
import type {
  DeductionShare,
  MarginMethod,
  SmallBusinessSpan,
  VatSchemeSpan,
  VatUnitSpan,
} from '@klopt/bookkeeping/vat'
import type { ColumnType, Generated } from 'kysely'
import type { CivilDate, Fixed, Id, Json } from './columns.ts'

/** The tables of 0001_platform.sql: people, sessions, administrations and what surrounds every call. */
export interface PlatformTables {
  firms: FirmsTable
  users: UsersTable
  sessions: SessionsTable
  login_attempts: LoginAttemptsTable
  second_factor_challenges: SecondFactorChallengesTable
  recovery_codes: RecoveryCodesTable
  administrations: AdministrationsTable
  roles: RolesTable
  access_grants: AccessGrantsTable
  audit_log: AuditLogTable
  idempotency_keys: IdempotencyKeysTable
  files: FilesTable
  counters: CountersTable
}

export type StoredPermission = 'ADMIN' | 'ACCOUNTING' | 'BOOKING' | 'TIME_TRACKING' | 'COMPLIANCE'
export type SubscriptionType = 'NONE' | 'GRACE_PERIOD' | 'PRESTARTER' | 'TRIAL' | 'ZZP' | 'MKB' | 'REWARD'

interface FirmsTable {
  id: Id
  company_name: string
  created_at: Generated<Date>
  /** How its mails to clients look; null as those of Klopt. */
  colour: string | null
  logo: Buffer | null
  logo_type: 'image/png' | 'image/jpeg' | null
}

interface UsersTable {
  id: Id
  email_address: string
  first_name: string
  last_name: string
  password_hash: string
  firm_id: number | null
  /** Of who works at a firm. */
  firm_is_admin: Generated<boolean>
  firm_sees_all: Generated<boolean>
  /** Encrypted with SECRET_KEY; null while two-factor is off. */
  totp_secret: string | null
  totp_last_step: number | null
  /** A secret that was shown but not yet proved; encrypted likewise. */
  totp_pending_secret: string | null
  /** Whether a new device or network has to be confirmed by mail. */
  confirms_locations: Generated<boolean>
  email_confirmed_at: Date | null
  deactivated_at: Date | null
  last_administration_id: number | null
  created_at: Generated<Date>
}

interface SessionsTable {
  id: Id
  token_hash: Buffer
  user_id: number
  created_at: Fixed<Date>
  last_seen_at: Date
  expires_at: Date
  user_agent: Generated<string>
  address: Generated<string>
  /** When the session last proved a second factor. */
  second_factor_at: Date | null
}

interface LoginAttemptsTable {
  key_hash: Buffer
  failures: number
  updated_at: Date
}

interface SecondFactorChallengesTable {
  nonce_hash: Buffer
  user_id: number
  failures: Generated<number>
  expires_at: Date
}

interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
  used_at: Date | null
}

interface AdministrationsTable {
  id: Id
  company_name: string
  legal_form: Generated<LegalForm>
  address_street: Generated<string>
  address_postcode: Generated<string>
  address_city: Generated<string>
  address_country: Generated<string>
  kvk_number: string | null
  vat_number: string | null
  iban: string | null
  email_address: string | null
  phone: string | null
  website: string | null
  accent_colour: Generated<string>
  /** 0243_paper_layouts.sql. */
  paper_layout: Generated<PaperLayout>
  logo_file_id: number | null
  invoice_footer: Generated<string>
  invoice_number_pattern: Generated<string>
  payment_term_days: Generated<number>
  vat_frequency: Generated<'month' | 'quarter' | 'year'>
  /** The first day that VAT is declared of; null: what was booked first decides. */
  vat_starts_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>
  /** The last day that VAT is owed of; 0167_vat_end.sql. */
  vat_ends_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>
  /** Which scheme holds from which day, oldest first. */
  vat_schemes: ColumnType<VatSchemeSpan[], string | undefined, string>
  small_business_spans: ColumnType<SmallBusinessSpan[], string | undefined, string>
  /** The share of VAT on mixed use that is deducted, by day; 0177_mixed_use.sql. */
  deduction_shares: ColumnType<DeductionShare[], string | undefined, string>
  small_business_scheme: Generated<boolean>
  /** Whether one return of a fiscal unit holds its VAT; 0178_vat_fiscal_unit.sql. */
  in_vat_unit: Generated<boolean>
  /** The days of it, oldest first; 0204_vat_unit_spans.sql. */
  vat_unit_spans: ColumnType<VatUnitSpan[], string | undefined, string>
  /** How the margin of used goods is reckoned; 0570_margin_methods.sql. */
  margin_method: MarginMethod | null
  margin_notice_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>
  fiscal_year_start_month: Generated<number>
  firm_id: number | null
  firm_archived_at: Generated<Date | null>
  /** Whose administration of examples it is; null for real books. 0580_example_administrations.sql. */
  example_of: ColumnType<number | null, number | undefined, never>
  accessible_by_support: Generated<boolean>
  subscription_type: Generated<SubscriptionType>
  /** The last day of the current period, inclusive. */
  subscription_period_end: CivilDate | null
  subscription_variant_id: number | null
  /** The day its periods are counted from. */
  subscription_started_on: CivilDate | null
  subscriber_kind: Generated<'OWNER' | 'ADVISOR'>
  payment_method: Generated<'NONE' | 'COLLECTION' | 'ON_ACCOUNT'>
  /** The last day of a cancelled subscription. */
  subscription_ends_on: CivilDate | null
  subscription_email_address: string | null
  /** The discount it chose its plan by, and the last day on which a period with it begins; 0200. */
  campaign_id: Generated<number | null>
  campaign_until: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>
  grace_period_from: CivilDate | null
  onboarding_dismissed_at: Date | null
  /** Since when its logo and colour are as somebody wants them, chosen or not; 0815_kept_looks.sql. */
  look_kept_at: Generated<Date | null>
  turnover_tax_number: string | null
  removal_requested_at: Date | null
  removal_ready_at: Date | null
  removed_at: Generated<Date | null>
  version: Generated<number>
  created_at: Generated<Date>
  /** The part before the @ of the address that documents can be mailed to. */
  inbox_key: string | null
}

interface RolesTable {
  id: Id
  user_id: number
  administration_id: number | null
  type: 'ADMINISTRATION_ROLE' | 'GLOBAL_ROLE'
  permissions: StoredPermission[]
  is_primary_user: Generated<boolean>
  is_financial_planner: Generated<boolean>
  deactivated_at: Date | null
  created_at: Generated<Date>
}

interface AccessGrantsTable {
  id: Id
  user_id: number
  administration_id: number | null
  firm_id: number | null
  reason: string
  as_compliance: Generated<boolean>
  granted_at: Date
  expires_at: Date
}

interface AuditLogTable {
  id: Id
  administration_id: number | null
  user_id: number | null
  acting_as_user_id: number | null
  action: string
  entity: string
  entity_id: number | null
  details: Json<unknown>
  request_id: string | null
  /** From which it was done: of IPv6 the /64; null for what the server did by itself. */
  address: string | null
  created_at: Date
}

interface IdempotencyKeysTable {
  user_id: number
  route: string
  key: string
  body_hash: Buffer
  status: number | null
  response: Json<unknown> | null
  created_at: Date
}

interface FilesTable {
  id: Id
  administration_id: number
  sha256: Buffer
  name: string
  mime_type: string
  size_bytes: number
  created_by: number | null
  created_at: Date
}

interface CountersTable {
  administration_id: number
  name: string
  last_number: Generated<number>
  /** Where its numbers begin; settled once one was given. */
  first_number: Generated<number>
}
