import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { InvoiceScreen } from '../../../../../../features/settings/invoice-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/invoice')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
  },
  component: function InvoiceSettings() {
    const { administrationId } = Route.useParams()
    return <InvoiceScreen key={administrationId} administrationId={administrationId} />
  },
})
