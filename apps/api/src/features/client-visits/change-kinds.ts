import type { ClientChangeKind } from '@klopt/api-client/contract'
import { sql } from 'kysely'

/** Which audit rows are changes of the books, by what they are about; sessions, tickets and the firm's papers are none. */
const ENTITIES: Readonly<Record<ClientChangeKind, readonly string[]>> = {
  invoices: ['invoice', 'recurring_invoice', 'reminder_letter', 'direct_debit_file', 'mandate'],
  estimates: ['estimate'],
  purchases: ['purchase', 'payment_file', 'muted_suggestion'],
  documents: ['document'],
  bank: ['bank_transaction', 'bank_statement', 'bank_rule', 'cash_count', 'open_item'],
  journal: ['journal_entry', 'journal_draft', 'journal_template', 'opening_balance', 'audit_file', 'fiscal_year'],
  assets: ['asset'],
  vat: ['vat_return', 'vat_correction', 'late_vat', 'icp_list', 'oss_list', 'vat_payment_reference', 'approval'],
  hours: ['time_entry', 'time_week', 'project', 'trip', 'trips'],
  expenses: ['expense'],
  contacts: ['contact'],
  products: ['product'],
  questions: ['question'],
  settings: [
    'administration',
    'account',
    'journal',
    'partner',
    'number_series',
    'small_business_scheme',
    'oss_registration',
    'email_text',
    'logo',
    'reminder_settings',
    'reminder_step',
    'hours_settings',
    'direct_debit_settings',
    'approval_settings',
    'firm_template',
  ],
}

/** What leaves an audit row and changes nothing. */
const LOOKING = ['enter', 'enter_as_staff', 'view', 'preview', 'export']

const pairs = Object.entries(ENTITIES).flatMap(([kind, entities]) => entities.map((entity) => ({ kind, entity })))

/** The kind of change of an audit row, as `entity` and `kind`: joined beside it. */
export const changeKinds = sql`unnest(${pairs.map(({ entity }) => entity)}::text[], ${pairs.map(({ kind }) => kind)}::text[])
  AS k(entity, kind)`

/** Of the audit rows `l`: those that changed something. */
export const isChange = sql`l.action <> ALL (${LOOKING}::text[])`

/** The same for who only counts. */
export const isChangeOfBooks = sql`(${isChange} AND l.entity = ANY (${pairs.map(({ entity }) => entity)}::text[]))`
