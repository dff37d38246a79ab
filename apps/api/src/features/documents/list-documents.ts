import type { contract, InboxDocument, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { presentDocument, type DocumentRow } from './present-document.ts'
import { isBeingRead, readingAhead, type Expected } from './reading-ahead.ts'

/** Those that were chosen alone, where they are named. */
type Filter = QueryOf<typeof contract.documents.list> & { readonly ids?: number[] | undefined }
type DocumentPage = ResponseOf<typeof contract.documents.list>

const documentList: List<ColumnOf<Filter>> = {
  name: 'documents',
  columns: { createdAt: { by: sql`d.created_at`, type: 'timestamptz' } },
  defaultSort: '-createdAt',
  id: sql`d.id`,
}

/** A page of documents, the newest first unless sorted otherwise; the first with how many there are in each state. */
export async function listDocuments(db: Db, administrationId: number, filter: Filter): Promise<DocumentPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<DocumentRow, ColumnOf<Filter>>(db, documentList, filter, {
      select: columns,
      from: from(administrationId),
      where: conditionsOf(administrationId, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId) : undefined,
  ])
  const ahead = await aheadOf(db, administrationId, rows)
  return {
    items: rows.map((row) => presentDocument(row, ahead)),
    ...cursors,
    ...(segments && { segments, counts: countsOf(segments) }),
  }
}

type Segments = NonNullable<DocumentPage['segments']>

const countsOf = ({ unprocessed, processed, archived }: Segments) => ({
  unprocessed: unprocessed.count,
  processed: processed.count,
  archived: archived.count,
})

/** Of all documents, whatever is searched for. */
function segmentsOf(db: Db, administrationId: number): Promise<Segments> {
  const segment = (state: NonNullable<Filter['state']>) =>
    sql`SELECT d.id FROM documents d WHERE d.administration_id = ${administrationId} AND d.state = ${state}`
  return countSegments(db, [], {
    unprocessed: segment('unprocessed'),
    processed: segment('processed'),
    archived: segment('archived'),
  })
}

/** One document. Throws `not_found`. */
export async function findDocument(db: Db, administrationId: number, documentId: number): Promise<InboxDocument> {
  const { rows } = await sql<DocumentRow>`
    SELECT ${columns} ${from(administrationId)}
    WHERE d.administration_id = ${administrationId} AND d.id = ${documentId}`.execute(db)
  if (!rows[0]) throw new ApiError('not_found')
  return presentDocument(rows[0], await aheadOf(db, administrationId, rows))
}

/** Asked for where something is still to be read, and seldom so. */
const aheadOf = async (db: Db, administrationId: number, rows: readonly DocumentRow[]) =>
  rows.some((row) => isBeingRead(row.recognition_state)) ? readingAhead(db, administrationId) : nothingAhead

const nothingAhead: ReadonlyMap<number, Expected> = new Map()

const columns: RawBuilder<unknown> = sql`
  d.id, d.file_id, d.state, d.source, d.sender, d.created_at, d.page_count, d.version,
    f.name, f.mime_type, f.size_bytes,
    r.state AS recognition_state, r.progress_percent, r.failure, r.supplier_name, r.invoice_date, r.gross_cents,
    p.id AS purchase_id, p.booked_at IS NOT NULL AS is_booked, c.name AS booked_name, p.invoice_date AS booked_date,
    p.gross_cents AS booked_cents`

const from = (administrationId: number): RawBuilder<unknown> => sql`FROM documents d
  JOIN stored_files f ON f.administration_id = ${administrationId} AND f.id = d.file_id
  LEFT JOIN recognitions r ON r.administration_id = ${administrationId} AND r.file_id = d.file_id
  LEFT JOIN LATERAL (
    SELECT p.id, p.booked_at, p.contact_id, p.invoice_date, p.gross_cents FROM purchases p
    WHERE p.administration_id = ${administrationId} AND p.document_id = d.id
      AND p.deleted_at IS NULL AND p.reversed_at IS NULL LIMIT 1
  ) p ON true
  LEFT JOIN contact_names c ON c.administration_id = ${administrationId} AND c.id = p.contact_id`

function conditionsOf(administrationId: number, { state, search, ids }: Filter): RawBuilder<unknown> {
  const conditions = [sql`d.administration_id = ${administrationId}`]
  if (state !== undefined) conditions.push(sql`d.state = ${state}`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(f.name ILIKE ${pattern} OR d.sender ILIKE ${pattern} OR r.supplier_name ILIKE ${pattern}
      OR (p.booked_at IS NOT NULL AND c.name ILIKE ${pattern}))`)
  }
  if (ids !== undefined) conditions.push(sql`d.id = ANY(${ids}::bigint[])`)
  return sql.join(conditions, sql` AND `)
}
