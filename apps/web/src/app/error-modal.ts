import type { ApiError } from '@klopt/api-client'
import { catalogueEntryOf, errorCatalogue } from '@klopt/api-client/errors'
import { showError } from '@klopt/ui'
import { showReadOnly } from '../features/subscriptions/read-only-modal.tsx'

/** Shows an error that nobody handles, with its code; false for one that a form, a screen or the session guard handles. */
export function showUnhandled(error: Pick<ApiError, 'code' | 'message' | 'status' | 'aborted'>): boolean {
  if (!isUnhandled(error)) return false
  const { code, message } = error
  // Spread, an Error would lose its message.
  if (code === errorCatalogue.read_only.code) showReadOnly({ code, message })
  else showError({ code, message })
  return true
}

/** By the catalogue's handling; a code that is not in it is an error nobody foresaw. */
export function isUnhandled({ code, status, aborted }: Pick<ApiError, 'code' | 'status' | 'aborted'>): boolean {
  if (aborted || status === 401) return false
  return (catalogueEntryOf(code)?.handling ?? 'modal') === 'modal'
}
