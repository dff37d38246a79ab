import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { PartnersScreen } from '../../../../../../features/partners/partners-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/partners')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.partners.list, { params: { administrationId } }))
  },
  component: function Partners() {
    const { administrationId } = Route.useParams()
    return <PartnersScreen key={administrationId} administrationId={administrationId} />
  },
})
