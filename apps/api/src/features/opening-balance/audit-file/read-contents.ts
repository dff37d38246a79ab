import { AuditFileRefusal, readAuditFile, type AuditFileContents } from '@klopt/bookkeeping/audit-file'
import { ApiError } from '../../../kernel/api-error.ts'
import { textOfFile } from './text-of-file.ts'

/** Reads an audit file part by part. Throws `audit_file_unreadable` with the reason at the field `content`. */
export async function readContents(chunks: AsyncIterable<Uint8Array>): Promise<AuditFileContents> {
  try {
    return await readAuditFile(textOfFile(chunks))
  } catch (error) {
    if (!(error instanceof AuditFileRefusal)) throw error
    throw new ApiError('audit_file_unreadable', { fields: { content: error.message } })
  }
}
