import { mkdtemp, open, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { auditFile, type AuditFileVersion } from '@klopt/bookkeeping/reports'
import type { Db } from '../../../database/db.ts'
import { withRead } from '../../../database/transaction.ts'
import type { Services } from '../../../kernel/services.ts'
import { auditFileFacts } from './audit-file-facts.ts'
import { fiscalYearFacts } from './fiscal-year.ts'
import { inBlocks } from './in-blocks.ts'

export interface AuditFileRequest {
  readonly administrationId: number
  readonly fiscalYear: number
  readonly version: AuditFileVersion
  readonly today: string
}

/** Writes an audit file to a path, within a transaction that sees one moment. */
export async function writeAuditFile(db: Db, request: AuditFileRequest, path: string): Promise<void> {
  const year = await fiscalYearFacts(db, request.administrationId, request.fiscalYear)
  const pieces = auditFile(await auditFileFacts(db, year, request.today), request.version)
  await pipeline(Readable.from(inBlocks(pieces)), createWriteStream(path, { mode: 0o600 }))
}

/**
 * An audit file to send. It is put aside on disk whole first: no connection to the database waits for whoever
 * downloads, and what fails is an error and not half a file. Nothing of it stays on disk.
 */
export async function auditFileStream(services: Services, request: AuditFileRequest): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'klopt-audit-file-'))
  try {
    const path = join(folder, 'audit-file.xaf')
    const scope = { kind: 'administration', administrationId: request.administrationId } as const
    await withRead(services.pool, scope, (db) => writeAuditFile(db, request, path), { isolation: 'repeatable read' })
    // An open file can be read to its end after its name is gone.
    return (await open(path)).createReadStream()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
