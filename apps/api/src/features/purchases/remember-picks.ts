import { hintsFrom, type Field } from '@klopt/recognition'
import type { PurchaseInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import type { LoadedPurchase } from './load-purchase.ts'

type Picked = PurchaseInput['picks'][number]

/** The names that the form and recognition give a field. */
const fields: Record<Picked['field'], Field> = {
  number: 'invoiceNumber',
  invoiceDate: 'invoiceDate',
  dueDate: 'dueDate',
  grossCents: 'grossCents',
  netCents: 'netCents',
  vatCents: 'vatCents',
  paymentReference: 'paymentReference',
}

/** Remembers where values were picked in the document, so that they are found by themselves in the supplier's next. */
export async function rememberPicks(
  db: Db,
  { administrationId, now }: { administrationId: number; now: Date },
  { row, input }: LoadedPurchase,
): Promise<void> {
  if (input.picks.length === 0 || row.contact_id === null || row.document_id === null) return
  const read = await db
    .selectFrom('recognitions as r')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.administration_id', '=', 'r.administration_id').onRef('d.file_id', '=', 'r.file_id'),
    )
    .select('r.words')
    .where('r.administration_id', '=', administrationId)
    .where('d.id', '=', row.document_id)
    .executeTakeFirst()
  if (!read?.words) return
  // Of a field that was picked twice the last one counts.
  const picks = [...new Map(input.picks.map((pick) => [pick.field, pick])).values()].map((pick) => ({
    field: fields[pick.field],
    page: pick.page,
    vertices: verticesOf(pick),
  }))
  for (const found of hintsFrom(read.words, picks)) {
    const [field, hint] = [found.field, JSON.stringify(found)]
    await db
      .insertInto('supplier_hints')
      .values({ administration_id: administrationId, contact_id: row.contact_id, field, hint, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['administration_id', 'contact_id', 'field']).doUpdateSet({ hint, updated_at: now }),
      )
      .execute()
  }
}

/** Corners without what is undefined in them. */
function verticesOf({ vertices }: Picked) {
  return vertices.map(({ x, y }) => ({ x: x ?? 0, y: y ?? 0 })) // zero: a corner at the edge leaves its coordinate out
}
