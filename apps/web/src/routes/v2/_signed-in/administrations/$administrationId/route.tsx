import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { idParams } from '../../../../../app/routing/id-params.ts'
import { preloadAccess, requireAdministration } from '../../../../../app/session/require-entry.ts'
import { currentUserQuery } from '../../../../../app/session/session.ts'
import { prefetchLeaving } from '../../../../../features/removal-requests/leaving.tsx'
import { RemovalBanner } from '../../../../../features/removal-requests/removal-banner.tsx'
import { AdministrationLayout } from '../../../../../shell/administration-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId')({
  params: idParams('administrationId'),
  beforeLoad: (entry) => requireAdministration(entry, entry.params),
  loader: async ({ context, params }) => {
    // With it known at the first paint its banner pushes nothing down.
    const leaving = prefetchLeaving()
    await preloadAccess(context, params)
    await leaving
  },
  // Once on entering: the frame keeps it fresh.
  staleTime: Number.POSITIVE_INFINITY,
  component: function Administration() {
    const { administrationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    // What the route knows is from before an administration was made or joined.
    const { data = user } = useQuery(currentUserQuery())
    return (
      <AdministrationLayout
        user={data}
        administrationId={administrationId}
        notice={<RemovalBanner administrationId={administrationId} />}
      >
        <Outlet />
      </AdministrationLayout>
    )
  },
})
