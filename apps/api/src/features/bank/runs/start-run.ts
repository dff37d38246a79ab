import { lockAdministration } from '../../../books/lock-administration.ts'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Processor } from '../process-line.ts'
import { countWaiting, type WaitingList } from '../waiting-transactions.ts'
import { runAtWork } from './change-run.ts'

/** Begins booking what is certain of a list; answers the run that is at work already, of which there is one at a time. */
export async function startRun(
  db: Db,
  { administrationId, userId, now }: Processor,
  list: WaitingList,
): Promise<{ runId: number; isNew: boolean }> {
  await lockAdministration(db, administrationId)
  const atWork = await runAtWork(db, administrationId)
  if (atWork !== null) return { runId: atWork, isNew: false }
  if (list.journalId !== undefined) await assertJournal(db, administrationId, list.journalId)
  const { id: runId } = await db
    .insertInto('bank_runs')
    .values({
      administration_id: administrationId,
      journal_id: list.journalId ?? null,
      search: list.search?.trim() || null,
      total_lines: await countWaiting(db, administrationId, list),
      seen_date: null,
      seen_line_id: null,
      created_by: userId,
      created_at: now,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { runId, isNew: true }
}

async function assertJournal(db: Db, administrationId: number, journalId: number): Promise<void> {
  const journal = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', journalId)
    .executeTakeFirst()
  if (!journal) throw new ApiError('not_found')
}
