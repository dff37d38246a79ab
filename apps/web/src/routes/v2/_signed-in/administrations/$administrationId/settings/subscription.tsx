import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { OwnChargesCard } from '../../../../../../features/subscription-charges/own-charges-card.tsx'
import { SubscriptionScreen } from '../../../../../../features/subscriptions/subscription-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/subscription')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.subscriptions.get, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.subscriptionCharges.own, { params: { administrationId } }))
  },
  component: function Subscription() {
    const { administrationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    return (
      <>
        <SubscriptionScreen key={administrationId} user={user} administrationId={administrationId} />
        <OwnChargesCard administrationId={administrationId} />
      </>
    )
  },
})
