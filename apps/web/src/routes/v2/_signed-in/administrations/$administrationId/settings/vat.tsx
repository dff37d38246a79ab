import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { VatScreen } from '../../../../../../features/settings/vat-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/vat')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
  },
  component: function VatSettings() {
    const { administrationId } = Route.useParams()
    return <VatScreen key={administrationId} administrationId={administrationId} />
  },
})
