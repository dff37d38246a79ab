import type { AssetInput } from '@klopt/api-client/contract'
import { PostingBuilder } from '@klopt/bookkeeping/ledger'
import { accountsById } from '../../books/accounts-by-id.ts'
import { firstOpenDate } from '../../books/post-entry.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { findPurchaseLine, type PurchaseLineKey } from '../purchases/lines-of-purchases.ts'
import { accountsOf, checkedColumns } from './asset-columns.ts'
import { assertSinceOpening } from './assert-since-opening.ts'
import { depreciateAsset, postAssetEntry, type AssetAuthor } from './depreciate-asset.ts'
import { assertInUse, loadAsset, type AssetKey } from './load-asset.ts'

export interface NewAsset extends AssetInput {
  readonly source?: PurchaseLineKey | null | undefined
}

/**
 * Puts an asset in the register: what its purchase booked as costs moves to its account, on the day of that purchase or the
 * first open one, and what is due already is booked. Throws `invalid_input` by field.
 */
export async function createAsset(
  db: Db,
  author: AssetAuthor & { readonly userId: number },
  input: NewAsset,
): Promise<{ id: number; version: number }> {
  const { administrationId } = author
  const columns = await checkedColumns(db, administrationId, input)
  await assertSinceOpening(db, administrationId, input)
  const line = input.source ? await findPurchaseLine(db, administrationId, input.source) : null
  if (input.source && line === null) {
    throw new ApiError('invalid_input', { fields: { source: 'Deze inkoopregel is er niet of is teruggedraaid.' } })
  }
  const { id } = await db
    .insertInto('assets')
    .values({
      administration_id: administrationId,
      ...columns,
      in_books_from: input.takenOver?.day ?? line?.invoiceDate ?? columns.in_books_from,
      ...(await accountsOf(db, administrationId, input)),
      purchase_id: line?.purchaseId ?? null,
      purchase_line: line?.lineNumber ?? null,
      capitalised_entry_id: null,
      held_reason: null,
      disposed_on: null,
      disposal: null,
      disposal_entry_id: null,
      deleted_at: null,
      created_by: author.userId,
      created_at: author.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (line) await capitalise(db, author, { assetId: id, from: line })
  const asset = await loadAsset(db, { administrationId, assetId: id }, { forUpdate: true })
  await depreciateAsset(db, author, asset)
  return { id, version: asset.row.version }
}

interface Capitalised {
  readonly assetId: number
  readonly from: { readonly accountId: number; readonly invoiceDate: string; readonly costCents: number }
}

/** Moves what was booked elsewhere, as costs, to the account of the asset. */
async function capitalise(db: Db, author: AssetAuthor, { assetId, from }: Capitalised): Promise<void> {
  const { administrationId } = author
  const { row } = await loadAsset(db, { administrationId, assetId })
  if (row.account_id === from.accountId) return
  // More than the line cost was never booked there.
  if (row.cost_cents > from.costCents) {
    throw new ApiError('invalid_input', { fields: { costCents: 'Dit is meer dan de inkoopregel heeft gekost' } })
  }
  const known = await accountsById(db, administrationId, [from.accountId])
  if (known.get(from.accountId)?.type !== 'expense') {
    throw new ApiError('invalid_input', { fields: { accountId: 'De inkoop staat op een andere balansrekening.' } })
  }
  const description = `Activeren ${row.name}`
  const lines = new PostingBuilder()
    .debit({ id: row.account_id }, row.cost_cents, { description })
    .credit({ id: from.accountId }, row.cost_cents, { description })
    .build()
  const entryDate = await firstOpenDate(db, administrationId, from.invoiceDate)
  const entry = await postAssetEntry(db, author, { row }, { entryDate, description, lines })
  await db
    .updateTable('assets')
    .set({ capitalised_entry_id: entry.id })
    .where('administration_id', '=', administrationId)
    .where('id', '=', assetId)
    .execute()
}

/**
 * Changes an asset. Its accounts stay, and so does its cost once it was moved from costs; what is due by the new plan is
 * booked. Throws `version_conflict`, `asset_has_left` and `invalid_input` by field.
 */
export async function saveAsset(db: Db, author: AssetAuthor, key: AssetKey, input: AssetInput): Promise<number> {
  const { administrationId } = author
  const { row, plan } = await loadAsset(db, key, { forUpdate: true })
  assertInUse(row)
  if (input.accountId !== row.account_id) {
    throw new ApiError('invalid_input', {
      fields: { accountId: 'De rekening van een activum blijft. Verwijder het en voeg het opnieuw toe.' },
    })
  }
  if (row.capitalised_entry_id !== null && input.costCents !== row.cost_cents) {
    throw new ApiError('invalid_input', {
      fields: { costCents: 'De aanschafwaarde is al van de kosten gehaald en blijft.' },
    })
  }
  const columns = await checkedColumns(db, administrationId, input, plan.impairments)
  // What was kept before stays as it is.
  if (columns.in_use_on !== row.in_use_on || columns.taken_over_on !== row.taken_over_on) {
    await assertSinceOpening(db, administrationId, input)
  }
  // The day of its purchase stays.
  if (row.purchase_id !== null) columns.in_books_from = row.in_books_from
  const version = row.version + 1
  await db
    .updateTable('assets')
    .set({ ...columns, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', row.id)
    .execute()
  await depreciateAsset(db, author, await loadAsset(db, { administrationId, assetId: row.id }))
  return version
}
