import { ApiError } from '@klopt/api-client'

/** What a call threw. Anything else is a fault of ours: it goes on, to be reported instead of shown at a field. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** Whether the server knows of no such thing: a page that does not exist. */
export const isMissing = (error: unknown): boolean => hasStatus(error, 404)

/** Whether the server does not let this user see it. */
export const isRefused = (error: unknown): boolean => hasStatus(error, 403)

/** Whether somebody else was first, or it is not what it was. */
export const isConflict = (error: unknown): boolean => hasStatus(error, 409)

/** Whether no answer came, so that it may have been done all the same. */
export const isUnanswered = (error: unknown): boolean => hasStatus(error, 0)

const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status
