import type { contract, InboxDocument, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import { presentDocument, type DocumentRow } from './present-document.ts'
import { isBeingRead, readingAhead, type Expected } from './reading-ahead.ts'

type Filter = QueryOf<typeof contract.documents.list>
type DocumentPage = ResponseOf<typeof contract.documents.list>

const pageSize = 50

/** A page of documents, the newest first, and how many there are in each state: two statements in one round trip. */
export async function listDocuments(db: Db, administrationId: number, filter: Filter): Promise<DocumentPage> {
  const after = decodeCursor(filter.cursor, ['number', 'number'])
  const page = sql<DocumentRow>`
    ${select(administrationId)}
    WHERE ${conditionsOf(administrationId, filter)}
      AND ${after === null ? sql`true` : sql`(d.created_at, d.id) < (${new Date(after[0])}, ${after[1]})`}
    ORDER BY d.created_at DESC, d.id DESC
    LIMIT ${pageSize + 1}`.execute(db)
  const [{ rows }, counts] = await Promise.all([page, countByState(db, administrationId)])
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.created_at.getTime(), row.id])
  const ahead = await aheadOf(db, administrationId, shown)
  return {
    items: shown.map((row) => presentDocument(row, ahead)),
    nextCursor,
    counts,
  }
}

/** One document. Throws `not_found`. */
export async function findDocument(db: Db, administrationId: number, documentId: number): Promise<InboxDocument> {
  const { rows } = await sql<DocumentRow>`
    ${select(administrationId)}
    WHERE d.administration_id = ${administrationId} AND d.id = ${documentId}`.execute(db)
  if (!rows[0]) throw new ApiError('not_found')
  return presentDocument(rows[0], await aheadOf(db, administrationId, rows))
}

/** Asked for where something is still to be read, and seldom so. */
const aheadOf = async (db: Db, administrationId: number, rows: readonly DocumentRow[]) =>
  rows.some((row) => isBeingRead(row.recognition_state)) ? readingAhead(db, administrationId) : nothingAhead

const nothingAhead: ReadonlyMap<number, Expected> = new Map()

const select = (administrationId: number): RawBuilder<unknown> => sql`
  SELECT d.id, d.file_id, d.state, d.source, d.sender, d.created_at, d.page_count, d.version,
    f.name, f.mime_type, f.size_bytes,
    r.state AS recognition_state, r.progress_percent, r.failure, r.supplier_name, r.invoice_date, r.gross_cents,
    (SELECT p.id FROM purchases p
      WHERE p.administration_id = ${administrationId} AND p.document_id = d.id
        AND p.deleted_at IS NULL AND p.reversed_at IS NULL) AS purchase_id
  FROM documents d
  JOIN files f ON f.administration_id = ${administrationId} AND f.id = d.file_id
  LEFT JOIN recognitions r ON r.administration_id = ${administrationId} AND r.file_id = d.file_id`

function conditionsOf(administrationId: number, { state, search }: Filter): RawBuilder<unknown> {
  const conditions = [sql`d.administration_id = ${administrationId}`]
  if (state !== undefined) conditions.push(sql`d.state = ${state}`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(f.name ILIKE ${pattern} OR d.sender ILIKE ${pattern} OR r.supplier_name ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}

async function countByState(db: Db, administrationId: number): Promise<DocumentPage['counts']> {
  const rows = await db
    .selectFrom('documents')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('administration_id', '=', administrationId)
    .groupBy('state')
    .execute()
  return { unprocessed: 0, processed: 0, archived: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}
