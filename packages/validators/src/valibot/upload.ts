import { upload as checkUpload, type UploadFile, type UploadLimits } from '../upload.ts'
import { checkAction, type CheckAction, type CheckMessage } from './check-action.ts'

export function upload<TFile extends UploadFile>(
  limits?: UploadLimits,
  message?: CheckMessage<readonly TFile[]>,
): CheckAction<readonly TFile[], readonly TFile[]> {
  return checkAction('upload', (files) => checkUpload(files, limits), message)
}
