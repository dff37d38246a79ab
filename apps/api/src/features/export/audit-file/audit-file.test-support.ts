import { text } from 'node:stream/consumers'
import type { AuditFileVersion } from '@klopt/bookkeeping/reports'
import { checkAuditFile, type CheckedAuditFile } from '@klopt/bookkeeping/testing'
import { sql } from 'kysely'
import type { Services } from '../../../kernel/services.ts'
import type { Books } from '../../books.test-support.ts'
import { auditFileStream, type AuditFileRequest } from './write-audit-file.ts'

/** An audit file that was written, held against its schema. */
export async function writtenAuditFile(
  services: Services,
  request: Omit<AuditFileRequest, 'today' | 'version'> & { version?: AuditFileVersion },
): Promise<CheckedAuditFile> {
  const version = request.version ?? '4.0'
  const stream = await auditFileStream(services, { today: '2026-06-15', ...request, version })
  return checkAuditFile(await text(stream), version)
}

/** Posts entries past the routes: what no screen makes, or more of it than a test has time for. */
export async function post(
  books: Books,
  {
    date,
    source,
    times = 1,
    lines: amounts,
  }: {
    date: string
    source: 'general' | 'opening'
    times?: number
    lines: readonly (readonly [account: number, cents: number])[]
  },
): Promise<void> {
  const lines = amounts.map(([accountId, cents]) => ({
    account_id: accountId,
    debit_cents: Math.max(cents, 0),
    credit_cents: Math.max(-cents, 0),
  }))
  await books.asApp((db) =>
    sql`
      SELECT post_entry(
        jsonb_build_object('journal_id', j.id, 'entry_date', ${date}::text, 'description', 'Memoriaal', 'source_type', ${source}::text),
        ${JSON.stringify(lines)}::jsonb, now())
      FROM journals j, generate_series(1, ${times})
      WHERE j.administration_id = ${books.id} AND j.type = 'general'`.execute(db),
  )
}
