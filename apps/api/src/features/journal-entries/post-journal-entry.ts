import { imbalanceCents } from '@klopt/bookkeeping/ledger'
import { formatMoney } from '@klopt/validators'
import type { JournalEntryInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { assertOpenDay } from '../../books/assert-open-day.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { postEntry, type PostedEntry } from '../../books/post-entry.ts'
import { settleItem } from '../../books/settle-item.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockForScheme } from '../../books/vat-rules.ts'
import { endScheme } from '../small-business-scheme/change-scheme.ts'
import { checkLines } from './check-lines.ts'
import { planLines, type EntryToPlan, type PlannedEntry } from './plan-lines.ts'

export interface Author {
  readonly administrationId: number
  /** Null for what books itself. */
  readonly userId: number | null
  readonly now: Date
}

/** The first and last day that books can have. */
export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2100-12-31'

/**
 * Books an entry that somebody wrote, on its own day: that of a locked period is refused, never moved. Throws
 * `invalid_input` with each wrong line, `entry_unbalanced`, `amount_mismatch`, `not_found` and `period_locked`.
 */
export async function postJournalEntry(db: Db, author: Author, input: JournalEntryInput): Promise<PostedEntry> {
  const { administrationId } = author
  const day = dayOf(input)
  await lockForScheme(db, administrationId)
  const { lines, items, schemeEnd } = await planEntry(db, administrationId, input)
  await assertOpenDay(db, administrationId, day, 'entryDate')
  const journalId = await journalOf(db, administrationId, input.journalId ?? null)
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId,
      entryDate: input.entryDate,
      description: input.description.trim(),
      sourceType: 'general',
      createdBy: author.userId,
      at: author.now,
    },
    lines,
  )
  for (const { item, settledCents, vatDue } of items) {
    await settleItem(db, {
      administrationId,
      item,
      bankTransactionId: null,
      journalEntryId: entry.id,
      amountCents: settledCents,
      settledOn: input.entryDate,
      vatDue,
      at: author.now,
    })
  }
  if (schemeEnd) await endScheme(db, author, schemeEnd)
  return entry
}

/**
 * What an entry would post, whatever of its day is locked. Throws `invalid_input` with each wrong line, `entry_unbalanced`,
 * `amount_mismatch` and `not_found`.
 */
export async function planEntry(db: Db, administrationId: number, input: EntryToPlan): Promise<PlannedEntry> {
  const accounts = await checkLines(db, administrationId, input.lines)
  assertEqualSides(input)
  return planLines(db, administrationId, input, accounts)
}

function dayOf({ entryDate }: JournalEntryInput): string {
  if (entryDate >= FIRST_DAY && entryDate <= LAST_DAY) return entryDate
  throw new ApiError('invalid_input', { fields: { entryDate: 'Kies een datum van 2000 tot en met 2100' } })
}

function assertEqualSides({ lines }: Pick<JournalEntryInput, 'lines'>): void {
  const difference = imbalanceCents(lines)
  if (difference === 0) return
  const side = difference > 0 ? 'debet' : 'credit'
  throw new ApiError('entry_unbalanced', {
    fields: { lines: `Er is € ${formatMoney(Math.abs(difference))} meer ${side}. Maak debet en credit gelijk.` },
    details: { differenceCents: difference },
  })
}

/** The book of the entry: the general one, or another that takes entries by hand. */
async function journalOf(db: Db, administrationId: number, journalId: number | null): Promise<number> {
  if (journalId === null) return generalJournal(db, administrationId)
  const book = await db
    .selectFrom('ledger_journals')
    .select('type')
    .where('administration_id', '=', administrationId)
    .where('id', '=', journalId)
    .executeTakeFirst()
  if (book?.type === 'general') return journalId
  throw new ApiError('invalid_input', {
    fields: { journalId: 'In dit dagboek boekt Klopt zelf. Kies het memoriaal.' },
  })
}
