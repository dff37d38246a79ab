import type { AttachmentKind, PurchaseInput } from '@klopt/api-client/contract'
import type { Hint, OcrData, Proposal, SourceWord } from '@klopt/recognition'
import type { Generated } from 'kysely'
import type { CivilDate, Decimal, Fixed, Id, Json } from './columns.ts'

/** The tables of 0014_documents.sql and 0018_reading_claims.sql: documents, what was recognised in them, purchases and their payment. */
export interface DocumentTables {
  documents: DocumentsTable
  recognitions: RecognitionsTable
  attachments: AttachmentsTable
  purchases: PurchasesTable
  unpaid_vat: UnpaidVatTable
  vat_refund_requests: VatRefundRequestsTable
  purchase_lines: PurchaseLinesTable
  supplier_hints: SupplierHintsTable
  supplier_answers: SupplierAnswersTable
  payment_files: PaymentFilesTable
  payment_file_items: PaymentFileItemsTable
}

interface DocumentsTable {
  id: Id
  administration_id: number
  file_id: number
  sha256: Buffer
  state: Generated<'unprocessed' | 'processed' | 'archived'>
  source: 'upload' | 'mail'
  sender: string | null
  page_count: number | null
  thumbnail_file_id: number | null
  created_by: number | null
  created_at: Fixed<Date>
  version: Generated<number>
}

interface RecognitionsTable {
  administration_id: number
  file_id: number
  state: Generated<'queued' | 'running' | 'done' | 'failed'>
  progress_percent: Generated<number>
  reader: 'einvoice' | 'text' | 'ocr' | null
  /** Dutch. */
  failure: string | null
  words: Json<SourceWord[]> | null
  ocr_data: Json<OcrData> | null
  proposal: Json<Proposal> | null
  supplier_name: string | null
  invoice_date: CivilDate | null
  gross_cents: number | null
  queued_at: Date
  finished_at: Date | null
  duration_ms: number | null
  /** The number its server shows, and the job of the queue. */
  read_by: Generated<number | null>
  read_job: Generated<string | null>
  attempts: Generated<number>
}

interface AttachmentsTable {
  id: Id
  administration_id: number
  file_id: number
  attachable_type: 'purchase_invoice' | 'transaction'
  attachable_id: number
  kind: AttachmentKind
  created_by: number | null
  created_at: Fixed<Date>
}

interface PurchasesTable {
  id: Id
  administration_id: number
  kind: Generated<'invoice' | 'credit_invoice'>
  document_id: number | null
  contact_id: number | null
  number: Generated<string>
  invoice_date: CivilDate
  due_date: CivilDate
  received_on: CivilDate | null
  foreign_vat_country: string | null
  foreign_vat_cents: number | null
  currency: Generated<string>
  /** How much of its currency one euro is; null for euros; 0287_foreign_purchases.sql. */
  exchange_rate: Generated<Decimal | null>
  /** What it comes to in its currency, in the smallest unit of that; null for euros. */
  foreign_gross: Generated<number | null>
  payment_reference: Generated<string>
  prices_include_vat: Generated<boolean>
  stated_vat: Json<PurchaseInput['statedVat']>
  picks: Json<PurchaseInput['picks']>
  net_cents: Generated<number>
  vat_cents: Generated<number>
  gross_cents: Generated<number>
  booked_at: Date | null
  journal_entry_id: number | null
  reversed_at: Date | null
  reversal_entry_id: number | null
  deleted_at: Date | null
  created_by: number | null
  created_at: Fixed<Date>
  updated_at: Date
  version: Generated<number>
}

/** 0270_unpaid_vat.sql. */
interface UnpaidVatTable {
  id: Id
  administration_id: number
  purchase_id: number
  amount_cents: number
  left_cents: number
  journal_entry_id: number
  created_by: number | null
  created_at: Date
}

interface VatRefundRequestsTable {
  id: Id
  administration_id: number
  year: number
  country: string
  requested_on: CivilDate
  vat_cents: number
  requested_by: number | null
}

interface PurchaseLinesTable {
  id: Id
  administration_id: number
  purchase_id: number
  line_number: number
  description: Generated<string>
  amount_cents: number
  vat_code: PurchaseInput['lines'][number]['vatCode']
  account_id: number | null
  period_from: CivilDate | null
  period_to: CivilDate | null
}

interface SupplierHintsTable {
  administration_id: number
  contact_id: number
  field: string
  hint: Json<Hint>
  updated_at: Date
}

interface SupplierAnswersTable {
  administration_id: number
  contact_id: number
  field: 'name' | 'kvkNumber' | 'vatNumber'
  printed: string
  created_at: Fixed<Date>
}

interface PaymentFilesTable {
  id: Id
  administration_id: number
  journal_id: number
  message_id: string
  execution_date: CivilDate
  file_id: number
  created_by: number | null
  created_at: Fixed<Date>
  cancelled_at: Date | null
}

interface PaymentFileItemsTable {
  id: Id
  administration_id: number
  payment_file_id: number
  open_item_id: number
  amount_cents: number
  creditor_name: string
  creditor_iban: string
  reference: string
  cancelled_at: Date | null
}
