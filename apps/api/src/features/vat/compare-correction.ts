import { compareReturns, vatCorrection, type VatCorrection } from '@klopt/bookkeeping/vat-return'
import type { Days } from '@klopt/bookkeeping/vat'
import { must } from '@klopt/bookkeeping/money'
import { currentCorrections } from '../../books/vat-corrections.ts'
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
  const found = (await currentCorrections(db, administrationId)).find(({ id }) => id === correctionId)
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
  const earlier = (await currentCorrections(db, administrationId, correction.start)).filter(
    ({ id, state }) => state === 'processed' && id < correction.id,
  )
  const documents = [must(filed, 'the return that is corrected'), ...earlier]
  const compared = must(documents.at(-1), 'what a correction is compared with')
  if (correction.boxes.length > 0) return { ...compareReturns(compared.boxes, correction.boxes), compared }
  const facts = await Promise.all([
    ...documents.map(({ id }) => vatFacts(db, administrationId, { returnId: id })),
    correction.state === 'draft'
      ? vatFacts(db, administrationId, { days: correction, lateOn: null })
      : vatFacts(db, administrationId, { returnId: correction.id }),
  ])
  return { ...vatCorrection(compared.boxes, facts.flat()), compared }
}

/** The first days of those filed periods of which what waits changes a whole euro, beside the last document that was handed in. */
export async function periodsWithDifference(
  db: Db,
  administrationId: number,
  periods: readonly Days[],
): Promise<Set<string>> {
  const differing = new Set<string>()
  if (periods.length === 0) return differing
  const returns = await filedReturns(db, administrationId)
  const corrections = (await currentCorrections(db, administrationId)).filter(({ state }) => state !== 'draft')
  for (const days of periods) {
    const documents = [...returns, ...corrections].filter(({ start }) => start === days.start)
    const facts = [await vatFacts(db, administrationId, { days, lateOn: null })]
    for (const { id } of documents) facts.push(await vatFacts(db, administrationId, { returnId: id }))
    const declared = must(documents.at(-1), 'what a correction is compared with').boxes
    if (vatCorrection(declared, facts.flat()).hasDifference) differing.add(days.start)
  }
  return differing
}
