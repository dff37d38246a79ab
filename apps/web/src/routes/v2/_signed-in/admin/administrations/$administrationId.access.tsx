import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdministrationAccessScreen } from '../../../../../features/staff/administration-access-screen.tsx'
import { redirectSearch } from '../../../../../features/staff/redirect-search.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/administrations/$administrationId/access')({
  params: {
    parse: ({ administrationId }) => {
      if (!/^[1-9]\d{0,14}$/.test(administrationId)) throw notFound()
      return { administrationId: Number(administrationId) }
    },
    stringify: ({ administrationId }) => ({ administrationId: String(administrationId) }),
  },
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
