import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startCustomers } from './customers.tsx'
import { reportRendering, watchErrors } from './app/errors/reporting/watch-errors.ts'
import { shouldReload, watchFailedChunks } from './app/errors/failed-chunks.ts'
import { isCustomerPath } from './app/routing/customer-router.ts'
import { applyTheme, readTheme } from './app/theme.ts'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')

applyTheme(readTheme())
watchErrors()
watchFailedChunks()
const { pathname } = window.location
const root = createRoot(container, { onCaughtError: reportRendering, onUncaughtError: reportRendering })
const show = (app: ReactNode) => root.render(<StrictMode>{app}</StrictMode>)
// Not awaited: what comes needs this script, which would then not have run.
if (isCustomerPath(pathname)) void startCustomers().then(show)
else void loadAccounts().then(({ startAccounts }) => show(startAccounts()))

/** What everybody but a customer needs, which is fetched beside this script. */
async function loadAccounts() {
  try {
    return await import('./accounts.tsx')
  } catch (error) {
    if (shouldReload(error, pathname)) window.location.reload()
    throw error
  }
}
