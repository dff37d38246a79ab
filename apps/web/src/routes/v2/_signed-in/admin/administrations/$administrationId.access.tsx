import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../app/routing/id-params.ts'
import { AdministrationAccessScreen } from '../../../../../features/staff/administration-access-screen.tsx'
import { redirectSearch } from '../../../../../features/staff/redirect-search.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/administrations/$administrationId/access')({
  params: idParams('administrationId'),
  validateSearch: redirectSearch,
  component: function AdministrationAccess() {
    const { administrationId } = Route.useParams()
    return (
      <AdministrationAccessScreen
        key={administrationId}
        user={Route.useRouteContext().user}
        administrationId={administrationId}
        redirectUrl={Route.useSearch()['redirect-url']}
      />
    )
  },
})
