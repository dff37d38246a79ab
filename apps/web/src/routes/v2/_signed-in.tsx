import { LinkProvider, OverlayHost } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepFocus } from '../../app/keep-focus.ts'
import { tellByItself } from '../../app/own-tellers.ts'
import { RouterLink } from '../../app/router-link.tsx'
import { currentUserQuery, requireUser } from '../../app/session.ts'
import { preloadErrorModal } from '../../app/unhandled-errors.ts'
import { ScreenSharing } from '../../features/screenshare/screen-sharing.tsx'
import { SupportBar } from '../../features/support/support-bar.tsx'
import { ConnectionNotice } from '../../shell/connection-notice.tsx'
import { preloadErrorScreen } from '../../shell/root-error.tsx'

/** 90011: the administration can be viewed and not changed. */
const readOnlyCode = 90011
tellByItself(readOnlyCode, (error) => {
  void import('../../features/subscriptions/read-only-modal.tsx').then(({ showReadOnly }) => showReadOnly(error))
})

export const Route = createFileRoute('/v2/_signed-in')({
  beforeLoad: async ({ location }) => ({ user: await requireUser(location.href) }),
  component: function SignedIn() {
    useEffect(() => {
      preloadErrorScreen()
      preloadErrorModal()
    }, [])
    useEffect(keepFocus, [])
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    return (
      <LinkProvider component={RouterLink}>
        <Outlet />
        <SupportBar user={data} />
        <ScreenSharing user={data} />
        <ConnectionNotice />
        <OverlayHost />
      </LinkProvider>
    )
  },
})
