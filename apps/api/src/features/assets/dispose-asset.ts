import type { DisposalInput, JournalLineInput } from '@klopt/api-client/contract'
import { depreciationPosting, disposalPosting, plannedCents } from '@klopt/bookkeeping/assets'
import type { PostingLine } from '@klopt/bookkeeping/ledger'
import { addDays } from '@klopt/validators'
import { assertOpenDay } from '../../books/assert-open-day.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { planEntry } from '../journal-entries/post-journal-entry.ts'
import { keepBooked, postAssetEntry, type AssetAuthor } from './depreciate-asset.ts'
import { assertInUse, ledgerOf, loadAsset, plannedOf, type AssetKey, type LoadedAsset } from './load-asset.ts'
import { takeBack } from './take-back.ts'

/**
 * Sells or scraps an asset on a day: what was depreciated after it is taken back, what is due until it is booked, and its
 * cost leaves the books; what it was still worth meets what was paid for it on the result account. Throws `invalid_input`,
 * `period_locked`, `asset_has_left` and `version_conflict`.
 */
export async function disposeAsset(db: Db, author: AssetAuthor, key: AssetKey, input: DisposalInput): Promise<number> {
  const { administrationId } = author
  const before = await loadAsset(db, key, { forUpdate: true })
  assertInUse(before.row)
  await assertDay(db, author, before, input.date)
  await depreciateTo(db, author, before, input.date)
  const asset = await loadAsset(db, { administrationId, assetId: before.row.id })
  const { row } = asset
  const description = `${input.kind === 'sold' ? 'Verkoop' : 'Afgedankt:'} ${row.name}`
  const leaving = disposalPosting(ledgerOf(row), {
    costCents: row.cost_cents,
    depreciatedCents: row.taken_over_cents + asset.booked.reduce((sum, { cents }) => sum + cents, 0),
    description,
  })
  const lines = [...leaving, ...(await proceedsLines(db, author, asset, input, description))]
  const entry = await postAssetEntry(db, author, asset, { entryDate: input.date, description, lines })
  const version = row.version + 1
  await db
    .updateTable('assets')
    .set({
      disposed_on: input.date,
      disposal: input.kind,
      disposal_entry_id: entry.id,
      held_reason: null,
      version,
    })
    .where('administration_id', '=', administrationId)
    .where('id', '=', row.id)
    .execute()
  return version
}

async function assertDay(db: Db, author: AssetAuthor, { row, booked }: LoadedAsset, day: string): Promise<void> {
  const first = row.taken_over_on ?? row.in_use_on
  const impaired = booked.some(({ kind, period_end: end }) => kind === 'impairment' && end > day)
  if (day < first || impaired) {
    throw new ApiError('invalid_input', {
      fields: { date: 'Het activum is later in gebruik genomen of afgewaardeerd.' },
    })
  }
  if (day > author.today) throw new ApiError('invalid_input', { fields: { date: 'Kies vandaag of een dag ervoor' } })
  await assertOpenDay(db, author.administrationId, day, 'date')
}

/** Depreciates to a day and no further: what was booked after it is taken back, and the rest is booked in one piece. */
async function depreciateTo(db: Db, author: AssetAuthor, { row }: LoadedAsset, day: string): Promise<void> {
  const key = { administrationId: author.administrationId, assetId: row.id }
  const description = `Teruggedraaid: afschrijving ${row.name}`
  await takeBack(db, author, await loadAsset(db, key), { description, from: addDays(day, 1) })
  if (missingOn(await loadAsset(db, key), day) === 0) return
  // A change of the plan that was not made up for yet: what was booked for the day itself is booked anew.
  await takeBack(db, author, await loadAsset(db, key), { description, from: day })
  const asset = await loadAsset(db, key)
  const cents = missingOn(asset, day)
  if (cents === 0) return
  const lines = depreciationPosting(ledgerOf(row), cents, `Afschrijving ${row.name}`)
  const entry = await postAssetEntry(db, author, asset, {
    entryDate: day,
    description: `Afschrijving ${row.name}`,
    lines,
  })
  await keepBooked(db, author, asset, [{ kind: 'plan', periodEnd: day, cents, entryId: entry.id }])
}

/** What the plan says up to a day more than was booked. */
const missingOn = ({ plan, booked }: LoadedAsset, day: string): number =>
  plannedCents(plan, day) - plannedOf(booked).reduce((sum, { cents }) => sum + cents, 0)

/** What was paid for it, VAT taken out as for any entry that is written by hand; nothing when an invoice says so. */
async function proceedsLines(
  db: Db,
  { administrationId }: AssetAuthor,
  { row }: LoadedAsset,
  { proceeds, date, kind }: DisposalInput,
  description: string,
): Promise<readonly PostingLine[]> {
  if (!proceeds) return []
  if (kind === 'scrapped' || proceeds.cents <= 0) {
    throw new ApiError('invalid_input', {
      fields: { 'proceeds.cents': 'Vul een bedrag boven nul in, of laat de opbrengst weg' },
    })
  }
  const line = (accountId: number, sides: Pick<JournalLineInput, 'debitCents' | 'creditCents'>): JournalLineInput => ({
    accountId,
    ...sides,
    description,
  })
  const lines = [
    line(proceeds.accountId, { debitCents: proceeds.cents, creditCents: 0 }),
    { ...line(row.result_account_id, { debitCents: 0, creditCents: proceeds.cents }), vatCode: proceeds.vatCode },
  ]
  try {
    return (await planEntry(db, administrationId, { entryDate: date, lines, isTurnover: false })).lines
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields === undefined) throw error
    throw new ApiError('invalid_input', { fields: fieldsOf(error.fields), cause: error })
  }
}

/** Of the first line it is the account that is wrong, of the second the VAT code. */
const fieldsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field.startsWith('lines.0') ? 'proceeds.accountId' : 'proceeds.vatCode',
      capital(text.replace(/^Regel \d+: /, '')),
    ]),
  )

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Takes back that an asset left; what was depreciated to that day stays. Throws `asset_still_here` and `version_conflict`. */
export async function undoDisposal(db: Db, author: AssetAuthor, key: AssetKey): Promise<number> {
  const { administrationId, userId, now } = author
  const { row } = await loadAsset(db, key, { forUpdate: true })
  if (row.disposal_entry_id === null) throw new ApiError('asset_still_here')
  await reverseEntry(db, {
    administrationId,
    entryId: row.disposal_entry_id,
    description: `Teruggedraaid: verkoop of afdanken ${row.name}`.slice(0, 500),
    createdBy: userId,
    at: now,
  })
  const version = row.version + 1
  await db
    .updateTable('assets')
    .set({ disposed_on: null, disposal: null, disposal_entry_id: null, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', row.id)
    .execute()
  return version
}
