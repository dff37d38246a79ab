import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './app/api.ts'
import { router } from './app/router.ts'
import { guardSession } from './app/session-guard.ts'
import { applyTheme, readTheme } from './app/theme.ts'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')

applyTheme(readTheme())
guardSession(router)
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
