import type { EstimateInput } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertContact } from '../contacts/find-customer.ts'
import { assertCurrency } from '../../books/exchange.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { amountColumns, estimateBasis, estimateTotals } from './estimate-totals.ts'
import { inputOf, isAnswered, loadEstimate } from './load-estimate.ts'

export interface SavedEstimate {
  readonly id: number
  readonly version: number
  readonly totals: DocumentTotals
}

interface VersionKey {
  readonly estimateId: number
  readonly version: number
}

/** Starts an estimate. */
export async function createEstimate(db: Db, author: DraftAuthor, input: EstimateInput): Promise<SavedEstimate> {
  const { administrationId, userId, now } = author
  const { columns, totals } = await columnsOf(db, administrationId, input)
  const { id, version } = await db
    .insertInto('estimates')
    .values({
      administration_id: administrationId,
      number: null,
      snapshot: null,
      created_by: userId,
      created_at: now,
      updated_at: now,
      ...columns,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { id, version, totals }
}

/** Changes an estimate that was not sent, or was taken back. Throws `not_a_draft`, `version_conflict` and `not_found`. */
export async function saveEstimate(
  db: Db,
  author: DraftAuthor,
  key: VersionKey,
  input: EstimateInput,
): Promise<SavedEstimate> {
  await loadDraft(db, author.administrationId, key)
  const { columns, totals } = await columnsOf(db, author.administrationId, input)
  const version = await update(db, author, key, columns)
  return { id: key.estimateId, version, totals }
}

/** Throws an estimate away that its customer does not have; it keeps its row, marked as deleted. */
export async function deleteEstimate(db: Db, author: DraftAuthor, key: VersionKey): Promise<void> {
  await loadDraft(db, author.administrationId, key)
  await update(db, author, key, { deleted_at: author.now })
}

/** Takes back what was sent, so that it can be changed: its customer no longer sees it. Throws `estimate_answered`. */
export async function reviseEstimate(db: Db, author: DraftAuthor, key: VersionKey): Promise<number> {
  const { administrationId } = author
  const row = await loadEstimate(db, { administrationId, estimateId: key.estimateId }, { forUpdate: true })
  if (row.version !== key.version) throw new ApiError('version_conflict')
  if (isAnswered(row)) throw new ApiError('estimate_answered')
  return update(db, author, key, { sent_at: null, viewed_at: null, remind_on: null, reminded_at: null })
}

/** Starts a new estimate with what this one says, valid for as long from today; which options are wanted is asked anew. */
export async function copyEstimate(
  db: Db,
  author: DraftAuthor,
  estimateId: number,
  today: string,
): Promise<SavedEstimate> {
  const row = await loadEstimate(db, { administrationId: author.administrationId, estimateId })
  const input = inputOf(row)
  const days = (Date.parse(row.valid_until) - Date.parse(row.estimate_date)) / 86_400_000
  const lines = input.lines.map((line) => (line.optional ? { ...line, chosen: false } : line))
  return createEstimate(db, author, { ...input, lines, estimateDate: today, validUntil: addDays(today, days) })
}

async function loadDraft(db: Db, administrationId: number, { estimateId, version }: VersionKey): Promise<void> {
  const row = await loadEstimate(db, { administrationId, estimateId }, { forUpdate: true })
  if (row.version !== version) throw new ApiError('version_conflict')
  if (row.sent_at !== null) throw new ApiError('not_a_draft')
}

async function columnsOf(db: Db, administrationId: number, input: EstimateInput) {
  const { contactId, estimateDate, validUntil, ...terms } = input
  if (estimateDate < '2000-01-01' || validUntil > '2100-12-31') {
    throw new ApiError('invalid_input', { fields: { estimateDate: 'Kies een datum in deze eeuw' } })
  }
  if (validUntil < estimateDate) {
    throw new ApiError('invalid_input', { fields: { validUntil: 'Kies een dag na de datum van de offerte' } })
  }
  if (contactId !== null) await assertContact(db, { administrationId, contactId })
  assertCurrency(terms)
  const totals = estimateTotals(terms, await estimateBasis(db, administrationId, estimateDate))
  const columns = {
    contact_id: contactId,
    estimate_date: estimateDate,
    valid_until: validUntil,
    terms: JSON.stringify(terms),
    ...amountColumns(terms, totals),
  }
  return { columns, totals }
}

/** Changes the row of an estimate that is held, and raises its version. */
async function update(
  db: Db,
  { administrationId, now }: DraftAuthor,
  { estimateId, version }: VersionKey,
  columns: object,
): Promise<number> {
  await db
    .updateTable('estimates')
    .set({ ...columns, updated_at: now, version: version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', estimateId)
    .execute()
  return version + 1
}
