import { compareReturns, vatCorrection, type VatCorrection } from '@klopt/bookkeeping/vat-return'
import { must } from '@klopt/bookkeeping/money'
import { standingCorrections } from '../../books/vat-corrections.ts'
import { filedReturns, type FiledReturn } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { vatFacts } from './vat-facts.ts'

/** A correction beside the document that it is compared with. */
export interface ComparedCorrection extends VatCorrection {
  readonly compared: FiledReturn
}

/** A correction that stands. Throws `not_found`. */
export async function findCorrection(db: Db, administrationId: number, correctionId: number): Promise<FiledReturn> {
  const found = (await standingCorrections(db, administrationId)).find(({ id }) => id === correctionId)
  if (!found) throw new ApiError('not_found')
  return found
}

/**
 * What a correction changes: frozen once it was handed in; of a draft what the ledger has now. Its totals are those of the
 * lines of the return, of its earlier corrections and its own, whatever their VAT date: never a sum by date.
 */
export async function compareCorrection(
  db: Db,
  administrationId: number,
  correction: FiledReturn,
): Promise<ComparedCorrection> {
  const filed = (await filedReturns(db, administrationId)).find(({ start }) => start === correction.start)
  const earlier = (await standingCorrections(db, administrationId, correction.start)).filter(
    ({ id, state }) => state === 'processed' && id < correction.id,
  )
  const documents = [must(filed, 'the return that is corrected'), ...earlier]
  const compared = must(documents.at(-1), 'what a correction is compared with')
  if (correction.boxes.length > 0) return { ...compareReturns(compared.boxes, correction.boxes), compared }
  const facts = await Promise.all([
    ...documents.map(({ id }) => vatFacts(db, administrationId, { returnId: id })),
    correction.state === 'draft'
      ? vatFacts(db, administrationId, { days: correction, withLate: false })
      : vatFacts(db, administrationId, { returnId: correction.id }),
  ])
  return { ...vatCorrection(compared.boxes, facts.flat()), compared }
}
