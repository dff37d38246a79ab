import { contract } from '@klopt/api-client/contract'
import { onApiError } from '../api.ts'
import { reportError } from './report-error.ts'
import { watchUnloading } from './unloading.ts'

/** Reports what nobody caught, and every failed call but those that report. */
export function watchErrors(): void {
  watchUnloading()
  window.addEventListener('error', ({ error, message }) => reportError(error ?? new Error(message)))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  const own: readonly unknown[] = Object.values(contract.errorReports)
  onApiError((error, call) => {
    if (!own.includes(call)) reportError(error)
  })
}

/** For React's root: what a boundary caught is on the screen, and in the console for who looks there. */
export function reportRendering(error: unknown): void {
  console.error(error)
  reportError(error)
}
