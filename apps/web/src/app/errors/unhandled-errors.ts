import { ApiError } from '@klopt/api-client'
import type { Mutation, Query } from '@tanstack/react-query'
import { reportError } from './reporting/report-error.ts'

/** Who tells the user of an error: in `meta.errors` of a query or a mutation. */
export type ErrorNotifier =
  /** The screen or form itself shows every error there can be. */
  | 'screen'
  /** Nothing on the screen would say so. */
  | 'modal'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { errors?: ErrorNotifier }
    mutationMeta: { errors?: ErrorNotifier }
  }
}

const notified = new WeakSet<object>()

/** Whether the modal has shown this error, so that a form need not say it again. */
export const wasNotified = (error: unknown): boolean => error instanceof ApiError && notified.has(error)

/**
 * A write that failed: what the catalogue leaves to forms is theirs; the rest is shown in the modal with its code, unless
 * the screen shows all of it itself.
 */
export async function notifyFailedWrite(
  error: unknown,
  { meta }: Pick<Mutation<unknown, unknown>, 'meta'>,
): Promise<void> {
  if (!(error instanceof ApiError)) return reportError(error)
  if (meta?.errors !== 'screen') await notify(error)
}

/**
 * A read that failed. While a screen has nothing to show it says so in its own place, with a retry; when it goes on
 * showing what it had, nothing would tell that this has grown old. Offline the notice on every screen tells it.
 */
export function notifyFailedRead(
  error: unknown,
  { meta, state }: Pick<Query<unknown, unknown>, 'meta' | 'state'>,
): void {
  if (!(error instanceof ApiError)) return reportError(error)
  const isSilent = meta?.errors === 'modal' || (meta?.errors !== 'screen' && state.data !== undefined)
  if (isSilent && navigator.onLine) void notify(error)
}

async function notify(error: ApiError): Promise<void> {
  if (error.aborted || notified.has(error)) return
  try {
    const { showUnhandled } = await loadErrorModal()
    if (showUnhandled(error)) notified.add(error)
  } catch {
    // Not even the modal came: the form shows the message in its own place.
  }
}

/** The catalogue and the modal, which the login page does without. */
const loadErrorModal = () => import('./error-modal.ts')

/** Fetches the modal beforehand: without a connection it could not be fetched when it is needed. */
export const preloadErrorModal = (): void => void loadErrorModal().catch(() => undefined)
