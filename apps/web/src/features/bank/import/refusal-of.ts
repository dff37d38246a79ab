import { ApiError } from '@klopt/api-client'
import { UNREADABLE_FILE } from '../../../app/transport/readable.ts'
import { conflictsOf } from './conflict-details.ts'
import type { ImportState } from './import-files.ts'

/** Without an answer, or with a failing server, the same file can simply be sent again. */
export const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The reason stands with the file: the server's reader says it in `fields.content`; what is no answer of the server came from reading the file here. */
export function refusalOf(error: unknown): ImportState {
  if (!(error instanceof ApiError)) return { step: 'refused', message: UNREADABLE_FILE, conflicts: [], canRetry: true }
  return {
    step: 'refused',
    message: error.fields['content'] ?? error.message,
    conflicts: conflictsOf(error.details),
    canRetry: isPassing(error),
  }
}
