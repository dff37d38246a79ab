import { LinkProvider, OverlayHost } from '@klopt/ui'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RouterLink } from '../../app/router-link.tsx'
import { requireUser } from '../../app/session.ts'
import { ConnectionNotice } from '../../shell/connection-notice.tsx'
import { preloadErrorScreen } from '../../shell/root-error.tsx'

export const Route = createFileRoute('/v2/_signed-in')({
  beforeLoad: async ({ location }) => ({ user: await requireUser(location.href) }),
  component: function SignedIn() {
    useEffect(preloadErrorScreen, [])
    return (
      <LinkProvider component={RouterLink}>
        <Outlet />
        <ConnectionNotice />
        <OverlayHost />
      </LinkProvider>
    )
  },
})
