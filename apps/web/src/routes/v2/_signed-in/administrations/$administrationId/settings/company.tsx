import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { CompanyScreen } from '../../../../../../features/settings/company-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/company')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
  },
  component: function Company() {
    const { administrationId } = Route.useParams()
    return <CompanyScreen key={administrationId} administrationId={administrationId} />
  },
})
