import { ApiError } from '@klopt/api-client'
import { UNREADABLE_FILE } from '../../app/transport/readable.ts'
import type { Upload } from './upload-list.ts'

/** The status of a body that is larger than any file may make it. */
const TOO_LARGE = 413

/**
 * Why a file did not arrive, in Dutch, and whether the same file can be sent again. The server names what is wrong with
 * the file itself in `fields.content`; what is no answer of the server came from reading the file here.
 */
export function failureOf(error: unknown): Pick<Upload, 'error' | 'canRetry'> {
  if (!(error instanceof ApiError)) {
    return { error: UNREADABLE_FILE, canRetry: false }
  }
  const { content } = error.fields
  return { error: content ?? error.message, canRetry: content === undefined && error.status !== TOO_LARGE }
}
