import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'
import type { Db } from '../../database/db.ts'
import { waitingBatches } from '../direct-debits/waiting-batches.ts'
import { waitingFiles } from '../payments/waiting-files.ts'

/** What a bank may book as one line: collections and payments by a file of ours. */
export async function loadBatches(
  db: Db,
  administrationId: number,
): Promise<NonNullable<SuggestionCandidates['batches']>> {
  const [collected, paid] = await Promise.all([
    waitingBatches(db, administrationId),
    waitingFiles(db, administrationId),
  ])
  return [...collected, ...paid]
}
