import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './app/api.ts'
import { reportRendering, watchErrors } from './app/error-reporting/watch-errors.ts'
import { watchFailedChunks } from './app/failed-chunks.ts'
import { addScreensOnIntent, router } from './app/router.ts'
import { stopSharingAtLogin } from './app/screen-sharing.ts'
import { guardSession } from './app/session-guard.ts'
import { applyTheme, readTheme } from './app/theme.ts'
import { watchOtherTabs } from './app/watch-other-tabs.ts'

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
