import type { ApiError } from '@klopt/api-client'
import { catalogueEntryOf } from '@klopt/api-client/errors'
import { showError } from '@klopt/ui'
import { ownNotifierOf } from './own-notifiers.ts'

/** Shows an error that nobody handles, with its code; false for one that a form, a screen or the session guard handles. */
export function showUnhandled(error: Pick<ApiError, 'code' | 'message' | 'status' | 'aborted'>): boolean {
  if (!isUnhandled(error)) return false
  const { code, message } = error
  // Spread, an Error would lose its message.
  const show = ownNotifierOf(code) ?? showError
  show({ code, message })
  return true
}

/** By the catalogue's handling; a code that is not in it is an error nobody foresaw. */
export function isUnhandled({ code, status, aborted }: Pick<ApiError, 'code' | 'status' | 'aborted'>): boolean {
  if (aborted || status === 401) return false
  return (catalogueEntryOf(code)?.handling ?? 'modal') === 'modal'
}
