import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

type OcrResult = ResponseOf<typeof contract.files.ocrResult>

/**
 * What was read in a file; nothing when the reading failed. Throws `recognition_unfinished` while it goes on, and
 * `not_found` for a file that is never read.
 */
export async function findOcrResult(db: Db, administrationId: number, fileId: number): Promise<OcrResult> {
  const reading = await db
    .selectFrom('recognitions')
    .select(['state', 'ocr_data'])
    .where('administration_id', '=', administrationId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (!reading) throw new ApiError('not_found')
  if (reading.state === 'queued' || reading.state === 'running') throw new ApiError('recognition_unfinished')
  return { ocrData: reading.ocr_data ?? { words: [], paragraphs: [] } }
}
