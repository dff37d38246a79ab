import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import type { InvoiceLineInput } from '@klopt/api-client/contract'
import type { VatShare } from '@klopt/bookkeeping/ledger'
import type { Generated } from 'kysely'
import type { CivilDate, Decimal, Id, Json, OptionalJson } from './columns.ts'
import type { InvoiceSnapshot } from './invoice-snapshot.ts'

/** The tables of 0003_selling.sql, and what came beside them. */
export interface SellingTables {
  contacts: ContactsTable
  invoices: InvoicesTable
  invoice_lines: InvoiceLinesTable
  open_items: OpenItemsTable
  sent_messages: SentMessagesTable
  invoice_attachments: InvoiceAttachmentsTable
  sent_message_files: SentMessageFilesTable
  earlier_invoice_files: EarlierInvoiceFilesTable
  number_series: NumberSeriesTable
  listed_deposits: ListedDepositsTable
}

interface ContactsTable {
  id: Id
  administration_id: number
  kind: 'company' | 'person'
  name: string
  attention: Generated<string>
  address_street: Generated<string>
  address_postcode: Generated<string>
  address_city: Generated<string>
  address_country: Generated<string>
  email_address: string | null
  phone: string | null
  kvk_number: string | null
  vat_number: string | null
  iban: string | null
  payment_term_days: number | null
  vat_treatment: Generated<'domestic' | 'reverse' | 'eu' | 'export'>
  note: Generated<string>
  price_group: Generated<string>
  oin: Generated<string | null>
  wants_e_invoice: Generated<boolean>
  /** Member of the fiscal unit of the administration; 0178_vat_fiscal_unit.sql. */
  in_vat_unit: Generated<boolean>
  language: Generated<PaperLanguage>
  /** Of what they are invoiced. */
  currency: Generated<string>
  archived_at: Date | null
  changed_by_customer_at: Generated<Date | null>
  version: Generated<number>
  created_at: Date
}

interface InvoicesTable {
  id: Id
  administration_id: number
  kind: Generated<'invoice' | 'credit_invoice'>
  /** It asks for a part in advance; so does what credits it. */
  is_deposit: Generated<boolean>
  /** Null while it is a draft. */
  number: string | null
  sequence_number: number | null
  /** Of its number; null for the usual one. */
  series_id: Generated<number | null>
  contact_id: number | null
  invoice_date: CivilDate
  supply_from: CivilDate | null
  supply_to: CivilDate | null
  delivery_place: Generated<string>
  delivery_country: string | null
  payment_term_days: number
  due_date: CivilDate
  reference: Generated<string>
  note: Generated<string>
  prices_include_vat: Generated<boolean>
  discount_percent: Generated<Decimal>
  net_cents: Generated<number>
  vat_cents: Generated<number>
  gross_cents: Generated<number>
  currency: Generated<string>
  /** How much of its currency one euro is; null for euros. */
  exchange_rate: Generated<Decimal | null>
  /** What it comes to in its currency, in the smallest unit of that; null for euros. */
  foreign_gross: Generated<number | null>
  /** Null while it is a draft. */
  snapshot: Json<InvoiceSnapshot> | null
  credits_invoice_id: number | null
  journal_entry_id: number | null
  pdf_file_id: number | null
  finalised_at: Date | null
  sent_at: Date | null
  viewed_at: Date | null
  deleted_at: Date | null
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

interface InvoiceLinesTable {
  id: Id
  administration_id: number
  invoice_id: number
  line_number: number
  description: string
  quantity: Decimal
  unit: Generated<string>
  unit_price: Decimal
  discount_percent: Generated<Decimal>
  vat_code: InvoiceLineInput['vatCode']
  supply_from: CivilDate | null
  supply_to: CivilDate | null
  purchase_price: Decimal | null
  oss_rate_basis_points: number | null
  account_id: number | null
  product_id: number | null
  /** The hours that it bills. */
  time_group_id: number | null
  amount_cents: number
  period_from: CivilDate | null
  period_to: CivilDate | null
}

interface OpenItemsTable {
  id: Id
  administration_id: number
  kind: 'receivable' | 'payable'
  contact_id: number | null
  invoice_id: number | null
  /** Of a payable that came from a booked purchase. */
  purchase_id: number | null
  /** Of what was open before the books began. */
  opening_balance_id: number | null
  /** Of a booking that was taken over from another package. */
  journal_entry_id: number | null
  number: string
  document_date: CivilDate
  due_date: CivilDate
  amount_cents: number
  open_cents: number
  /** What of a sale on a cash basis still waits for its payment; null when nothing of it ever did. */
  postponed_vat: OptionalJson<VatShare[]>
  /** What of it a final invoice made due before it was paid, of a deposit. */
  released_vat: OptionalJson<VatShare[]>
  /** On which day it did, and what was open of the deposit then; both null where nothing was released. */
  released_on: Generated<CivilDate | null>
  released_cents: Generated<number | null>
  /** Of an item in another currency, with what it is in the smallest unit of that; both null for euros. */
  currency: Generated<string | null>
  foreign_amount: Generated<number | null>
}

interface SentMessagesTable {
  id: Id
  administration_id: number
  invoice_id: number
  recipient: string
  /** Who got a copy; null for nobody; 0305_mail_copies.sql. */
  cc: Generated<string[] | null>
  subject: string
  body: string
  /** How it looks; null for mails of before. */
  body_html: string | null
  queued_at: Date
  sent_at: Date | null
  /** Why it was not sent, as its sender reads it: the last time that was tried, or for good when `failed_at` is set. */
  failure: string | null
  tries: Generated<number>
  /** When it is tried again after a failure. */
  next_try_at: Generated<Date | null>
  /** When it was given up. */
  failed_at: Generated<Date | null>
  /** When a report came that it was not delivered, and why. */
  bounced_at: Generated<Date | null>
  bounce: Generated<string | null>
}

/** 0185_deposits.sql: a deposit that an invoice takes off, or that a credit invoice gives back. */
interface ListedDepositsTable {
  administration_id: number
  invoice_id: number
  deposit_id: number
  is_returned: boolean
  /** The final credit invoice by which it no longer stands there. */
  ended_by: Generated<number | null>
}

/** 0149_invoice_attachments.sql: what goes along with the next mail. */
interface InvoiceAttachmentsTable {
  id: Id
  administration_id: number
  invoice_id: number
  file_id: number
  created_at: Date
}

/** What a mail took along beside the PDF. */
interface SentMessageFilesTable {
  administration_id: number
  message_id: number
  file_id: number
}

/** 0151_earlier_invoices_and_series.sql: the PDF of a sales invoice that an earlier package made. */
interface EarlierInvoiceFilesTable {
  id: Id
  administration_id: number
  number: string
  file_id: number
  created_at: Date
}

/** A series of invoice numbers beside the usual one. */
interface NumberSeriesTable {
  id: Id
  administration_id: number
  name: string
  pattern: string
  version: Generated<number>
  created_at: Date
}
