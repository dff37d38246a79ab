import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { stopSharingAtLogin } from './shared/screen-sharing/screen-sharing.ts'
import { addScreensOnIntent, router } from './app/routing/router.ts'
import { guardSession } from './app/session/session-guard.ts'
import { watchOtherTabs } from './app/session/watch-other-tabs.ts'
import { queryClient } from './app/transport/api.ts'

/** All that somebody who has an account can come to, the login page first. */
export function startAccounts(): ReactNode {
  guardSession(router)
  watchOtherTabs(router)
  stopSharingAtLogin(router)
  addScreensOnIntent()
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
