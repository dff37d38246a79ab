import { contract } from '@klopt/api-client/contract'
import { onApiError } from '../../transport/calls.ts'
import { reportError } from './report-error.ts'
import { watchUnloading } from './unloading.ts'

/** Reports what nobody caught, and every failed call but those that report. */
export function watchErrors(): void {
  watchUnloading()
  window.addEventListener('error', ({ error, message }) => reportError(error ?? new Error(message)))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  const own: readonly unknown[] = Object.values(contract.errorReports)
  onApiError((error, call) => {
    // That nobody is signed in is never news, and the login page need not load for it what reports.
    if (error.status !== 401 && !own.includes(call)) reportError(error)
  })
}

/** For React's root: what a boundary caught is on the screen, and in the console for who looks there. */
export function reportRendering(error: unknown): void {
  console.error(error)
  reportError(error)
}
