import type { JournalDraftLine, ShownDraftLine } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { contactNames } from '../../contacts/contact-names.ts'

/** What lines debit in all. */
export const amountOf = (lines: readonly JournalDraftLine[]): number =>
  lines.reduce((sum, { debitCents }) => sum + (debitCents ?? 0), 0) // zero: not filled in yet

/** Lines with the words for what each settles or whom it is about; an item that is settled by now has lost its place. */
export async function showLines(
  db: Db,
  administrationId: number,
  lines: readonly JournalDraftLine[],
): Promise<ShownDraftLine[]> {
  const contacts = await contactNames(
    db,
    administrationId,
    lines.map(({ contactId }) => contactId),
  )
  const items = await openNumbers(db, administrationId, lines)
  return lines.map((line) => {
    const item = line.openItemId === null ? undefined : items.get(line.openItemId)
    const contact = line.contactId === null ? undefined : contacts.get(line.contactId)
    return {
      ...line,
      openItemId: item === undefined ? null : line.openItemId,
      contactId: contact === undefined ? null : line.contactId,
      partyName: item ?? contact ?? null,
    }
  })
}

async function openNumbers(
  db: Db,
  administrationId: number,
  lines: readonly JournalDraftLine[],
): Promise<ReadonlyMap<number, string>> {
  const ids = lines.flatMap(({ openItemId }) => openItemId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('owed_items')
    .select(['id', 'number'])
    .where('administration_id', '=', administrationId)
    .where('open_cents', '<>', 0)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
