import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { recordAudit } from '../../../kernel/audit.ts'
import { processCertain } from '../process-certain.ts'
import type { Run } from './change-run.ts'

/** So many are booked in one transaction: others wait for the book that long. */
const MOST_BOOKED = 40

/** And so many are judged for it, where few are certain. */
const MOST_SEEN = 500

/** Books the next certain lines of a run; whether there may be more. */
export async function bookPart(db: Db, run: Run, now: Date): Promise<boolean> {
  const { administration_id: administrationId, id: runId, created_by: userId } = run
  const booked: number[] = []
  const { processed, skipped, seen, last } = await processCertain(
    db,
    { administrationId, userId, now },
    {
      list: {
        ...(run.journal_id !== null && { journalId: run.journal_id }),
        ...(run.search !== null && { search: run.search }),
      },
      part: { after: placeOf(run), mostSeen: MOST_SEEN, mostBooked: MOST_BOOKED },
      onProcessed: (id) => booked.push(id),
    },
  )
  await keepBooked(db, run, booked)
  await db
    .updateTable('bank_runs')
    .set({
      seen_lines: run.seen_lines + seen,
      booked_lines: run.booked_lines + processed,
      skipped_lines: run.skipped_lines + skipped,
      ...(last && { seen_date: last.date, seen_line_id: last.id }),
      ...(last === null && { state: 'done', ended_at: now }),
    })
    .where('administration_id', '=', administrationId)
    .where('id', '=', runId)
    .execute()
  for (const entityId of booked) {
    const note = { action: 'process', entity: 'bank_transaction', entityId, details: { run: runId } }
    await recordAudit(db, { ...note, administrationId, userId, at: now })
  }
  return last !== null
}

const placeOf = ({ seen_date: date, seen_line_id: id }: Run) => (date === null || id === null ? null : { date, id })

/** By which entry, so that what was booked anew since is not taken back with the run. */
async function keepBooked(db: Db, { administration_id: administrationId, id: runId }: Run, booked: readonly number[]) {
  if (booked.length === 0) return
  await sql`
    INSERT INTO bank_run_lines (administration_id, run_id, transaction_id, journal_entry_id)
    SELECT ${administrationId}, ${runId}, t.id, t.journal_entry_id
    FROM unnest(${[...booked]}::bigint[]) WITH ORDINALITY AS booked (id, place)
    JOIN bank_transactions t ON t.administration_id = ${administrationId} AND t.id = booked.id
    ORDER BY booked.place`.execute(db)
}
