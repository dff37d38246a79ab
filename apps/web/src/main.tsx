import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './app/transport/api.ts'
import { reportRendering, watchErrors } from './app/errors/reporting/watch-errors.ts'
import { watchFailedChunks } from './app/errors/failed-chunks.ts'
import { addScreensOnIntent, router } from './app/routing/router.ts'
import { stopSharingAtLogin } from './shared/screen-sharing/screen-sharing.ts'
import { guardSession } from './app/session/session-guard.ts'
import { applyTheme, readTheme } from './app/theme.ts'
import { watchOtherTabs } from './app/session/watch-other-tabs.ts'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')

applyTheme(readTheme())
watchErrors()
watchFailedChunks()
guardSession(router)
watchOtherTabs(router)
stopSharingAtLogin(router)
addScreensOnIntent()
createRoot(container, { onCaughtError: reportRendering, onUncaughtError: reportRendering }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
