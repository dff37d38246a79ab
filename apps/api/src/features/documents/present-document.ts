import type { DocumentState, InboxDocument } from '@klopt/api-client/contract'
import { unreadable } from '../../recognition/unreadable.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import type { Expected } from './reading-ahead.ts'

/** A row as `listDocuments` reads it; of a document without a reading the last columns are null. */
export interface DocumentRow {
  id: number
  file_id: number
  name: string
  mime_type: string
  size_bytes: number
  state: DocumentState
  source: 'upload' | 'mail'
  sender: string | null
  created_at: Date
  page_count: number | null
  version: number
  purchase_id: number | null
  recognition_state: 'queued' | 'running' | 'done' | 'failed' | null
  progress_percent: number | null
  failure: string | null
  supplier_name: string | null
  invoice_date: string | null
  gross_cents: number | null
  /** What was booked of it; null while nothing is. */
  is_booked: boolean
  booked_name: string | null
  booked_date: string | null
  booked_cents: number | null
}

/** What went wrong here, and not in the file. */
const readableLater: readonly string[] = [unreadable.failed, unreadable.tooSlow]

/** `ahead` has what to expect of the files that are not read yet. */
export function presentDocument(row: DocumentRow, ahead: ReadonlyMap<number, Expected>): InboxDocument {
  return {
    id: row.id,
    fileId: row.file_id,
    name: row.name,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
    state: row.state,
    source: row.source,
    sender: row.sender,
    createdAt: toTimestamp(row.created_at),
    pageCount: row.page_count,
    recognition: row.recognition_state && {
      state: row.recognition_state,
      progressPercent: row.progress_percent ?? 0, // zero: not begun yet
      failure: row.failure,
      canReadAgain: row.failure !== null && readableLater.includes(row.failure),
      expected: ahead.get(row.file_id) ?? null,
    },
    summary: summaryOf(row),
    purchaseId: row.purchase_id,
    version: row.version,
  }
}

/** What was booked is what it says; else what was read of it. */
function summaryOf(row: DocumentRow): InboxDocument['summary'] {
  if (row.is_booked)
    return { supplierName: row.booked_name, invoiceDate: row.booked_date, grossCents: row.booked_cents }
  if (row.recognition_state !== 'done') return null
  return { supplierName: row.supplier_name, invoiceDate: row.invoice_date, grossCents: row.gross_cents }
}
