import type { InboxDocument } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { readAtOnce } from '../../recognition/limits.ts'

/** What stands before the reading of a file, and how long it will take. */
export type Expected = NonNullable<NonNullable<InboxDocument['recognition']>['expected']>

/** Whether a reading is still to come to its end. */
export const isBeingRead = (state: string | null): boolean => state === 'queued' || state === 'running'

/**
 * What to expect of the files of an administration that are not read yet, by their ids. The time follows from what the
 * newest readings of the server took, by kind, from what goes before, and from how many are read at once; it is null
 * where nothing was measured yet.
 */
export async function readingAhead(
  db: Db,
  administrationId: number,
  atOnce: number = readAtOnce(),
): Promise<ReadonlyMap<number, Expected>> {
  const { rows } = await sql<AheadRow>`
    SELECT file_id, before, work_ms, own_ms FROM reading_ahead(${administrationId})`.execute(db)
  return new Map(rows.map((row) => [row.file_id, expectedOf(row, atOnce)]))
}

interface AheadRow {
  readonly file_id: number
  readonly before: number
  readonly work_ms: number | null
  readonly own_ms: number | null
}

/** One document is read by one process, however many there are. */
function expectedOf({ before, work_ms, own_ms }: AheadRow, atOnce: number): Expected {
  const isKnown = work_ms !== null && own_ms !== null
  return {
    documentsBefore: before,
    secondsLeft: isKnown ? Math.ceil(Math.max(own_ms, work_ms / atOnce) / 1000) : null,
  }
}
