import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentUserQuery, requireUser } from '../../app/session/session.ts'
import { preloadErrorScreen } from '../../shell/root-error.tsx'
import { SignedIn } from '../../shell/signed-in.tsx'

export const Route = createFileRoute('/v2/_signed-in')({
  beforeLoad: async ({ location }) => ({ user: await requireUser(location.href) }),
  component: function SignedInArea() {
    useEffect(preloadErrorScreen, [])
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    return (
      <SignedIn user={data}>
        <Outlet />
      </SignedIn>
    )
  },
})
