import type { BodyOf, contract, TimeEntry } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockHours } from './lock-hours.ts'
import { deleteEntry, saveEntry, writeHours } from './write-entry.ts'
import { typedHours } from './typed-hours.ts'
import type { HoursAuthor } from './whose-hours.ts'

type Cell = Omit<BodyOf<typeof contract.hours.setCell>, 'userId'>

/**
 * Says how long somebody worked on a task on a day. Its one entry is changed, and keeps its note; where it had times it now
 * has a duration alone. Throws `several_entries` where it is not known which of them is meant.
 */
export async function setCell(db: Db, author: HoursAuthor, cell: Cell): Promise<TimeEntry[]> {
  await lockHours(db, author)
  const rows = await db
    .selectFrom('time_entries')
    .selectAll()
    .where('administration_id', '=', author.administrationId)
    .where('user_id', '=', author.userId)
    .where('day', '=', cell.day)
    .where('project_id', '=', cell.projectId)
    .where('task_id', cell.taskId === null ? 'is' : '=', cell.taskId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute()
  const [row] = rows
  if (rows.length > 1) throw new ApiError('several_entries')
  const nothing = cell.seconds === null || cell.seconds === 0
  if (row === undefined) {
    if (nothing) return []
    return writeHours(db, author, { ...cell, note: '' }, typedHours(cell))
  }
  if (nothing) {
    await deleteEntry(db, author, row)
    return []
  }
  return saveEntry(db, author, row, { ...cell, note: row.note, billable: row.billable })
}
