import { upload as checkUpload, type UploadFile, type UploadLimits } from '../upload.ts'
import { zodCheck, type CheckMessage, type ZodCheck } from './zod-check.ts'

/** The files of a schema of theirs: `z.array(z.file()).readonly().check(upload({ maxFiles: 1 }))`. */
export function upload<TFile extends UploadFile>(
  limits?: UploadLimits,
  message?: CheckMessage,
): ZodCheck<readonly TFile[]> {
  return zodCheck((files) => checkUpload(files, limits), message)
}
