import { cutText, type ItemOfFile, type SourceEntry } from '@klopt/bookkeeping/audit-file'
import type { PostingLine } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../../database/db.ts'
import { generalJournal } from '../../../books/general-journal.ts'
import { lockOpenItems } from '../../../books/lock-open-items.ts'
import { postEntries } from '../../../books/post-entries.ts'
import { createTakenItems, settleTakenItems } from '../../../books/take-over-items.ts'
import type { Author } from '../reverse-opening.ts'
import type { EntryPlan } from './plan-entries.ts'

export interface WhereTo {
  readonly auditFileId: number
  /** Of the opening balance that came of the same file; null when it has none. */
  readonly openingBalanceId: number | null
  readonly accountOf: (number: string) => number
  readonly contactOf: (item: Pick<ItemOfFile, 'kind' | 'contact'>) => number
  /** The contact of a line that is no open item's; undefined when nobody is named. */
  readonly knownContact: (id: string) => number | undefined
}

/**
 * Posts the bookings of a year on their own days. No line has a VAT code: the old package declared it, and no return takes it
 * again. Answers how many there are.
 */
export async function takeEntries(db: Db, author: Author, plan: EntryPlan, where: WhereTo): Promise<number> {
  const { administrationId, userId, now } = author
  const journalId = await generalJournal(db, administrationId)
  const ids = await postEntries(
    db,
    { administrationId, at: now },
    plan.entries.map((entry) => ({
      header: {
        administrationId,
        journalId,
        entryDate: entry.date,
        description: cutText(`${entry.journal} ${entry.number}: ${entry.description}`, 500),
        sourceType: entry.closesYear ? 'year_close' : 'audit_file',
        sourceId: where.auditFileId,
        createdBy: userId,
        at: now,
      },
      lines: linesOf(entry, plan, where),
    })),
  )
  await takeItems(db, author, { plan, where, ids })
  return ids.length
}

/**
 * Each line as it is, also where two are on one account: what was debited and credited stays what it was. Where only one
 * contact is named in a booking, its other lines are of that contact too: packages name it beside what is owed alone.
 */
function linesOf(
  { lines }: SourceEntry,
  { kindOf }: EntryPlan,
  { accountOf, contactOf, knownContact }: WhereTo,
): PostingLine[] {
  const named = new Set(lines.flatMap(({ contact }) => contact ?? []))
  const [only = null] = named.size === 1 ? named : []
  return lines.map(({ account, cents, contact, description }) => {
    const kind = kindOf(account)
    const whose = contact ?? (kind === null ? only : null)
    const known = whose === null ? undefined : knownContact(whose)
    const contactId = kind === null ? known : contactOf({ kind, contact })
    return {
      account: { id: accountOf(account) },
      debitCents: Math.max(cents, 0),
      creditCents: Math.max(-cents, 0),
      description: cutText(description, 500),
      ...(contactId !== undefined && { contactId }),
    }
  })
}

interface Posted {
  readonly plan: EntryPlan
  readonly where: WhereTo
  /** The entries in the order of the plan. */
  readonly ids: readonly number[]
}

async function takeItems(db: Db, { administrationId, now }: Author, { plan, where, ids }: Posted): Promise<void> {
  const entryAt = (place: number) => must(ids[place], 'the entry of an item')
  const { openingBalanceId } = where
  // In the order of their ids, which is the one they were made in.
  const opened = openingBalanceId === null ? [] : await lockOpenItems(db, administrationId, { openingBalanceId })
  const made = await createTakenItems(
    db,
    administrationId,
    plan.items.items.map(({ entry, contact, ...item }) => ({
      ...item,
      contactId: where.contactOf({ kind: item.kind, contact }),
      journalEntryId: entryAt(entry),
    })),
  )
  const items = [...opened.map(({ id }) => id), ...made]
  await settleTakenItems(
    db,
    administrationId,
    plan.items.settlements.map(({ item, entry, amountCents }) => ({
      openItemId: must(items[item], 'an item at its place'),
      journalEntryId: entryAt(entry),
      amountCents,
      settledOn: must(plan.entries[entry], 'a booking at its place').date,
    })),
    now,
  )
}
