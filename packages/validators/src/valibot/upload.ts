import { upload as checkUpload, type UploadFile, type UploadLimits } from '../upload.ts'
import { checkAction, type CheckAction } from './check-action.ts'

export function upload<TFile extends UploadFile>(
  limits?: UploadLimits,
  message?: string,
): CheckAction<readonly TFile[], readonly TFile[]> {
  return checkAction('upload', (files) => checkUpload(files, limits), message)
}
