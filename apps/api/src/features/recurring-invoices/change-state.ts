import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isBlank } from '../../mail/rich-text.ts'
import { loadContact } from '../invoices/load-invoice.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { duePeriods, nextPeriods, recordRun } from './due-periods.ts'
import { lockRecurring, inputOf, type RecurringRow } from './load-recurring.ts'
import { changeRecurring, STOPPED, type VersionKey } from './save-recurring.ts'

export interface Changed {
  readonly version: number
  readonly status: RecurringRow['state']
}

type Change = (db: Db, author: DraftAuthor, key: VersionKey, today: string) => Promise<Changed>

/**
 * Lets it make invoices, those of the days that have passed too; again after a pause in which it was changed. Throws
 * `recurring_incomplete` with what is wrong by its field.
 */
export const startRecurring: Change = async (db, author, key) => {
  const row = await lockUnlessEnded(db, author, key)
  if (row.state === 'active') throw new ApiError('version_conflict')
  return activate(db, author, row)
}

/** Lets it make nothing from a day on. */
export const pauseRecurring: Change = async (db, author, key, today) => {
  const row = await lockUnlessEnded(db, author, key)
  if (row.state !== 'active') throw new ApiError('version_conflict')
  return change(db, author, row, { ...STOPPED, state: 'paused', paused_on: today })
}

/** Lets a paused one go on; the periods that began in the pause are passed over. */
export const resumeRecurring: Change = async (db, author, key, today) => {
  const row = await lockUnlessEnded(db, author, key)
  const { paused_on: pausedOn } = row
  if (pausedOn === null) throw new ApiError('version_conflict')
  for (const period of await duePeriods(db, row, addDays(today, -1))) {
    if (period.from >= pausedOn) await recordRun(db, row, period, { invoiceId: null, at: author.now })
  }
  return activate(db, author, row)
}

/** Lets it make nothing any more. */
export const endRecurring: Change = async (db, author, key) => {
  const row = await lockUnlessEnded(db, author, key)
  if (row.state === 'draft') throw new ApiError('version_conflict')
  return change(db, author, row, ENDED)
}

/** Lets it go on though its customer asked to end it; what they ended themselves stays so, and is asked about no more. */
export const keepRecurring: Change = async (db, author, key) => {
  const row = await lockRecurring(db, author.administrationId, key)
  if (row.cancel_requested_at === null) throw new ApiError('version_conflict')
  const columns = { cancel_requested_at: null, cancel_reason: null }
  return { version: await changeRecurring(db, author, row, columns), status: row.state }
}

/** The columns of one that runs: the next day of it, or its end where there is none. */
export async function runningColumns(db: Db, row: RecurringRow) {
  const [next] = await nextPeriods(db, row, 1)
  // Its owner has not seen yet what a customer ended.
  if (next === undefined) return row.service_until === null ? ENDED : ({ ...STOPPED, state: 'ended' } as const)
  return { ...STOPPED, state: 'active', next_on: next.from } as const
}

/** What its customer asked has come true, or is past. */
const ENDED = { ...STOPPED, state: 'ended', cancel_requested_at: null, cancel_reason: null } as const

async function activate(db: Db, author: DraftAuthor, row: RecurringRow): Promise<Changed> {
  await assertStartable(db, row)
  return change(db, author, row, await runningColumns(db, row))
}

async function change(
  db: Db,
  author: DraftAuthor,
  row: RecurringRow,
  columns: Pick<RecurringRow, 'state'> & Partial<RecurringRow>,
): Promise<Changed> {
  return { version: await changeRecurring(db, author, row, columns), status: columns.state }
}

async function lockUnlessEnded(db: Db, { administrationId }: DraftAuthor, key: VersionKey): Promise<RecurringRow> {
  const row = await lockRecurring(db, administrationId, key)
  if (row.state === 'ended') throw new ApiError('recurring_ended')
  return row
}

/** Refuses what could never be made, before a night finds out. */
async function assertStartable(db: Db, row: RecurringRow): Promise<void> {
  const { contactId, lines, mode, mail } = inputOf(row)
  const fields: Record<string, string> = {}
  const contact = await loadContact(db, row.administration_id, contactId)
  if (contact === null) fields.contactId = 'Kies een relatie'
  else if (contact.archived_at !== null) fields.contactId = 'Deze relatie is gearchiveerd. Kies een andere'
  else if (mode === 'send' && contact.email_address === null)
    fields.contactId = 'Vul bij deze relatie een e-mailadres in, of laat de facturen als concept klaarzetten'
  if (lines.length === 0) fields.lines = 'Voeg minstens één regel toe'
  else if (row.gross_cents <= 0) fields.lines = 'Zet op de regels een bedrag boven nul euro'
  if (mode === 'send' && mail != null && isBlank(mail.body)) fields.mailBody = 'Vul een bericht in'
  if (Object.keys(fields).length > 0) throw new ApiError('recurring_incomplete', { fields })
}
