import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { recordAudit } from '../../../kernel/audit.ts'
import type { Processor } from '../process-line.ts'
import { undoLine } from '../undo-line.ts'
import type { Run } from './change-run.ts'

/** So many are taken back in one transaction: others wait for the book that long. */
const MOST_UNDONE = 40

interface BookedLine {
  id: number
  transaction_id: number
  journal_entry_id: number
  /** As the line stands now. */
  current_entry_id: number | null
  version: number
}

/** Takes back the last of what a run booked and was not tried yet; whether there may be more. */
export async function undoPart(db: Db, run: Run, now: Date): Promise<boolean> {
  const { administration_id: administrationId, id: runId, created_by: userId } = run
  const { rows } = await sql<BookedLine>`
    SELECT id, transaction_id FROM bank_run_lines
    WHERE administration_id = ${administrationId} AND run_id = ${runId} AND outcome IS NULL
    ORDER BY id DESC LIMIT ${MOST_UNDONE}`.execute(db)
  for (const { id, transaction_id: entityId } of rows) {
    const outcome = await undoBooked(db, { administrationId, userId, now }, id)
    await db
      .updateTable('bank_run_lines')
      .set({ outcome })
      .where('administration_id', '=', administrationId)
      .where('id', '=', id)
      .execute()
    if (outcome === 'kept') continue
    const note = { action: 'undo', entity: 'bank_transaction', entityId, details: { run: runId } }
    await recordAudit(db, { ...note, administrationId, userId, at: now })
  }
  if (rows.length > 0) return true
  await db
    .updateTable('bank_runs')
    .set({ state: 'undone', ended_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', runId)
    .execute()
  return false
}

/** What somebody booked anew since stays, and so does what cannot be taken back any more; it holds up no other. */
async function undoBooked(db: Db, processor: Processor, id: number): Promise<'undone' | 'kept'> {
  const { administrationId } = processor
  const { rows } = await sql<BookedLine>`
    SELECT l.id, l.transaction_id, l.journal_entry_id, t.journal_entry_id AS current_entry_id, t.version
    FROM bank_run_lines l JOIN bank_transactions t ON t.administration_id = ${administrationId} AND t.id = l.transaction_id
    WHERE l.administration_id = ${administrationId} AND l.id = ${id}`.execute(db)
  const [line] = rows
  // By hand, or along with the other side of a transfer.
  if (!line || line.current_entry_id === null) return 'undone'
  if (line.current_entry_id !== line.journal_entry_id) return 'kept'
  await sql`SAVEPOINT one_of_run`.execute(db)
  try {
    await undoLine(db, processor, { transactionId: line.transaction_id, version: line.version })
    await sql`RELEASE SAVEPOINT one_of_run`.execute(db)
    return 'undone'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await sql`ROLLBACK TO SAVEPOINT one_of_run`.execute(db)
    return 'kept'
  }
}
