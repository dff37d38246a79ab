import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface PurchaseFile {
  readonly name: string
  readonly sha256: Buffer
}

/**
 * The files of purchases as they were chosen, each called by its supplier and number: what was attached when it was booked,
 * and of a draft its document. Throws `not_found`, and `purchases_without_files`.
 */
export async function filesOfPurchases(
  db: Db,
  administrationId: number,
  purchaseIds: readonly number[],
): Promise<PurchaseFile[]> {
  const ids = [...new Set(purchaseIds)]
  const { rows } = await sql<{ id: number; title: string; name: string | null; sha256: Buffer | null }>`
    SELECT p.id, concat_ws(' ', c.name, nullif(p.number, '')) AS title, f.name, f.sha256
    FROM purchases p
    LEFT JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id
    LEFT JOIN LATERAL (
      SELECT file_id FROM attachments WHERE administration_id = p.administration_id
        AND attachable_type = 'purchase_invoice' AND attachable_id = p.id
      UNION SELECT file_id FROM documents WHERE administration_id = p.administration_id AND id = p.document_id
    ) has ON true
    LEFT JOIN stored_files f ON f.administration_id = p.administration_id AND f.id = has.file_id
    WHERE p.administration_id = ${administrationId} AND p.deleted_at IS NULL AND p.id = ANY(${ids}::bigint[])
    ORDER BY array_position(${ids}::bigint[], p.id), f.id`.execute(db)
  if (new Set(rows.map(({ id }) => id)).size < ids.length) throw new ApiError('not_found')
  const files = rows.flatMap(({ title, name, sha256 }) =>
    name === null || sha256 === null ? [] : [{ name: titled(title, name), sha256 }],
  )
  if (files.length === 0) throw new ApiError('purchases_without_files')
  return files
}

/** 'Hosting Oost F-12.pdf': by what it is of, as the file itself may be called anything. */
const titled = (title: string, name: string): string =>
  title === '' ? name : title + (/\.[^.]{1,8}$/.exec(name)?.[0] ?? '') // zero: a file whose name has no ending
