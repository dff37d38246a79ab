import type { ErrorName } from '@klopt/api-client/errors'
import { catalogueNameOf, uniqueMeaningOf } from '../database/errors.ts'
import type { UniqueMeaning } from '../database/unique-constraints.ts'
import { FilesUnavailableError } from '../files/unusable-files.ts'
import { TooBusyError } from '../security/passwords.ts'
import { hasCode } from '../system/has-code.ts'
import { NoTurnError } from '../system/turns.ts'
import { ApiError } from './api-error.ts'

/** Whatever was thrown, as an error of the catalogue; what nobody foresaw becomes 500 with the cause inside. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const twin = uniqueMeaningOf(error)
  if (twin !== null && !('unreachable' in twin)) return ofTwin(twin, error)
  const name = catalogueNameOf(error)
  if (error instanceof TooBusyError) return new ApiError('rate_limited', { internal: error.message })
  if (error instanceof NoTurnError) {
    return new ApiError('too_busy', { internal: error.message, headers: headersOf('too_busy') })
  }
  if (error instanceof FilesUnavailableError) {
    const why = { internal: error.message, cause: error.cause }
    return new ApiError('files_unavailable', { ...why, headers: headersOf('files_unavailable') })
  }
  if (name !== null) return new ApiError(name, { internal: messageOf(error), cause: error, headers: headersOf(name) })
  if (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')) {
    return new ApiError('storage_full', { internal: messageOf(error), cause: error })
  }
  // Of a form: a file is counted as it comes, and says so itself.
  if (hasCode(error, 'FST_ERR_CTP_BODY_TOO_LARGE')) return new ApiError('too_large', { words: TOO_MUCH })
  // What Fastify could not read: JSON, headers, content type.
  if (hasClientStatus(error)) return new ApiError('malformed_request', { internal: messageOf(error) })
  return new ApiError('internal', { internal: messageOf(error), cause: error })
}

const TOO_MUCH = 'Dit is te veel voor één keer, dus er is niets bewaard. Verdeel het, bijvoorbeeld over minder regels.'

/** A database that restarts is back in seconds, and so are a turn and a store of files. */
const retryAfterSeconds: Partial<Record<ErrorName, number>> = {
  database_unavailable: 3,
  too_busy: 5,
  files_unavailable: 5,
}

function headersOf(name: ErrorName): Readonly<Record<string, string>> {
  const seconds = retryAfterSeconds[name]
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

/** A row that exists already, told by what it means. */
function ofTwin(twin: Exclude<UniqueMeaning, { unreachable: string }>, cause: unknown): ApiError {
  const why = { internal: messageOf(cause), cause }
  if ('error' in twin) return new ApiError(twin.error, why)
  return new ApiError('invalid_input', { fields: { [twin.field]: twin.text }, ...why })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function hasClientStatus(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  const { statusCode } = error
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
}
