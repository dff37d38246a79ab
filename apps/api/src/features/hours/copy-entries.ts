import { addDays } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockHours } from './lock-hours.ts'
import { readEntries } from './present-entry.ts'
import { assertWeekOpen } from './time-weeks.ts'
import { writeHours } from './write-entry.ts'
import type { HoursAuthor } from './whose-hours.ts'

interface Copy {
  /** The first day to copy from, and the one to copy it to. */
  readonly from: string
  readonly to: string
  readonly days: 1 | 7
}

/**
 * Writes the hours of a day or week again so many days later, as durations. What has hours on that day already stays, and
 * so does a project that is closed by now. Throws `week_not_open`.
 */
export async function copyEntries(
  db: Db,
  author: HoursAuthor,
  { from, to, days }: Copy,
): Promise<{ copied: number; skipped: number }> {
  await lockHours(db, author)
  const { administrationId, userId } = author
  const of = (first: string) =>
    readEntries(
      db,
      sql`e.administration_id = ${administrationId} AND e.user_id = ${userId}
        AND e.day BETWEEN ${first} AND ${addDays(first, days - 1)}`,
    )
  const [source, there] = [await of(from), await of(to)]
  await assertWeekOpen(db, author, to)
  const taken = new Set(there.map((entry) => cellOf(entry, entry.day)))
  let copied = 0
  for (const entry of source) {
    const day = addDays(to, daysBetween(from, entry.day))
    if (taken.has(cellOf(entry, day))) continue
    if (await canBeWritten(() => writeHours(db, author, entry, [durationOn(day, entry.seconds)]))) copied += 1
  }
  return { copied, skipped: source.length - copied }
}

const cellOf = ({ projectId, taskId }: { projectId: number; taskId: number | null }, day: string) =>
  `${day} ${projectId} ${taskId ?? 'none'}`

const durationOn = (day: string, seconds: number) => ({ day, seconds, startedAt: null, stoppedAt: null })

/** Nothing was sent to the database that failed: a refusal comes before the row is written. */
async function canBeWritten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
