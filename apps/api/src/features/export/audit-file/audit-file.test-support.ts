import { text } from 'node:stream/consumers'
import type { AuditFileVersion } from '@klopt/bookkeeping/reports'
import { checkAuditFile, type CheckedAuditFile } from '@klopt/bookkeeping/testing'
import type { Services } from '../../../kernel/services.ts'
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
