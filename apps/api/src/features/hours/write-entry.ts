import type { TimeEntry, TimeEntryInput } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertFits, assertOpenProject, type WorkedOn } from './assert-writable.ts'
import { lockHours } from './lock-hours.ts'
import { readEntries } from './present-entry.ts'
import { assertWeekOpen } from './time-weeks.ts'
import { typedHours, type TypedHours } from './typed-hours.ts'
import type { HoursAuthor } from './whose-hours.ts'

export interface EntryKey {
  readonly administrationId: number
  readonly timeEntryId: number
  /** The version the writer has seen. */
  readonly version: number
}
export type EntryRow = Selectable<Schema['time_entries']>

/** What is written beside when it was. */
export interface Work extends WorkedOn {
  readonly note: string
  readonly billable?: boolean | null | undefined
}

/** Writes what somebody typed, on both days when it went over midnight. Throws as `writeHours` does. */
export function createEntry(db: Db, author: HoursAuthor, input: TimeEntryInput): Promise<TimeEntry[]> {
  return writeHours(db, author, input, typedHours(input))
}

/**
 * Writes hours of one or more days, all or nothing. Throws `not_found`, `project_closed`, `week_not_open` and
 * `invalid_input` by field.
 */
export async function writeHours(
  db: Db,
  author: HoursAuthor,
  work: Work,
  stretches: readonly TypedHours[],
): Promise<TimeEntry[]> {
  const billable = await billableOf(db, author, work)
  await lockHours(db, author)
  const ids: number[] = []
  for (const stretch of stretches) {
    await assertFits(db, author, stretch)
    const { id } = await db
      .insertInto('time_entries')
      .values({
        administration_id: author.administrationId,
        user_id: author.userId,
        project_id: work.projectId,
        task_id: work.taskId,
        note: work.note.trim(),
        billable,
        ...columnsOf(stretch),
        deleted_at: null,
        created_by: author.writtenBy,
        created_at: author.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return entriesOf(db, author.administrationId, ids)
}

/** Changes hours; what now goes over midnight is written on the next day too. Throws as `writeHours`, and `hours_invoiced`. */
export async function saveEntry(
  db: Db,
  author: Omit<HoursAuthor, 'userId'>,
  row: EntryRow,
  input: TimeEntryInput,
): Promise<TimeEntry[]> {
  const owner: HoursAuthor = { ...author, userId: row.user_id }
  assertNotInvoiced(row)
  const isMoved = row.project_id !== input.projectId || row.task_id !== input.taskId
  // What was written on a project that has closed since can still be put right, but moves to no other closed one.
  const billable = isMoved ? await billableOf(db, owner, input) : await billableAsBefore(db, owner, row, input)
  await lockHours(db, owner)
  await assertWeekOpen(db, owner, row.day)
  const [first, ...rest] = typedHours(input)
  if (first === undefined)
    throw new ApiError('invalid_input', { fields: { seconds: 'Vul een duur in van meer dan nul' } })
  await assertFits(db, owner, first, row.id)
  await db
    .updateTable('time_entries')
    .set({
      project_id: input.projectId,
      task_id: input.taskId,
      note: input.note.trim(),
      billable,
      ...columnsOf(first),
      version: row.version + 1,
    })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', row.id)
    .execute()
  const saved = await entriesOf(db, author.administrationId, [row.id])
  return rest.length === 0 ? saved : [...saved, ...(await writeHours(db, owner, { ...input, billable }, rest))]
}

/** Throws hours away. Throws `hours_invoiced` and `week_not_open`. */
export async function deleteEntry(db: Db, author: Omit<HoursAuthor, 'userId'>, row: EntryRow): Promise<void> {
  const owner = { ...author, userId: row.user_id }
  assertNotInvoiced(row)
  // Its week may be handed in at this moment.
  await lockHours(db, owner)
  await assertWeekOpen(db, owner, row.day)
  await db
    .updateTable('time_entries')
    .set({ deleted_at: author.now, version: row.version + 1 })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', row.id)
    .execute()
}

/** Loads hours and holds their row. Throws `not_found` and `version_conflict`. */
export async function loadEntry(db: Db, { administrationId, timeEntryId, version }: EntryKey): Promise<EntryRow> {
  const row = await db
    .selectFrom('time_entries')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', timeEntryId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('version_conflict')
  return row
}

export function assertNotInvoiced({ invoiced }: Pick<EntryRow, 'invoiced'>): void {
  if (invoiced) throw new ApiError('hours_invoiced')
}

const columnsOf = ({ day, seconds, startedAt, stoppedAt }: TypedHours) => ({
  day,
  seconds,
  started_at: startedAt,
  stopped_at: stoppedAt,
})

async function billableOf(db: Db, author: HoursAuthor, work: Work): Promise<boolean> {
  const usual = await assertOpenProject(db, author, work)
  // Nobody pays for what is done on a project of the company itself.
  return usual.mayBill && (work.billable ?? usual.billable)
}

async function billableAsBefore(db: Db, author: HoursAuthor, row: EntryRow, input: Work): Promise<boolean> {
  if (input.billable == null || input.billable === row.billable) return row.billable
  const project = await db
    .selectFrom('projects')
    .select('billable')
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', row.project_id)
    .executeTakeFirstOrThrow()
  return project.billable && input.billable
}

const entriesOf = (db: Db, administrationId: number, ids: readonly number[]): Promise<TimeEntry[]> =>
  readEntries(db, sql`e.administration_id = ${administrationId} AND e.id = ANY (${[...ids]}::bigint[])`)
