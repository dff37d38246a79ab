import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import type { QueuedJobs } from '../../jobs/queued-jobs.ts'

/** The jobs that hand over a mail, each one of them. */
export const MAIL_JOBS: ReadonlySet<string> = new Set([
  'authentication.mail',
  'direct-debits.announce',
  'estimates.send',
  'invoices.send',
  'reminders.send',
  'subscription-charges.mail-invoice',
  'tickets.mail-answer',
])

type Health = ResponseOf<typeof contract.backOffice.health>

/** How the server is, beside what is known of its jobs. */
export async function showHealth(db: Db, jobs: readonly QueuedJobs[], version: string): Promise<Health> {
  const { rows } = await sql<{ bytes: number; version: string; reading: number; backup: Date | null }>`
    SELECT pg_database_size(current_database()) AS bytes, current_setting('server_version') AS version,
      (SELECT count(*) FROM recognitions WHERE state IN ('queued', 'running')) AS reading,
      (SELECT max(made_at) FROM backups) AS backup`.execute(db)
  const { bytes, version: databaseVersion, reading, backup } = must(rows[0], 'how the database is')
  return {
    version,
    databaseBytes: bytes,
    databaseVersion,
    jobs: jobs.map(({ waitingSince, ...job }) => ({ ...job, waitingSince: toTimestampOrNull(waitingSince) })),
    mailsToSend: jobs
      .filter(({ name }) => MAIL_JOBS.has(name))
      .reduce((sum, { waiting, active }) => sum + waiting + active, 0),
    documentsToRead: reading,
    lastBackupAt: toTimestampOrNull(backup),
  }
}
