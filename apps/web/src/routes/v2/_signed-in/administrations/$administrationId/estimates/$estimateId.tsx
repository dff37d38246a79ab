import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { subjectParams } from '../../../../../../app/routing/id-params.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { EstimatePlace } from '../../../../../../features/estimates/estimate-place.tsx'

/** Serves `new` too: a new estimate gets its own address at its first save, without leaving the screen. */
export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/estimates/$estimateId')({
  params: subjectParams('estimateId'),
  loader: ({ params: { administrationId, estimateId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
    if (estimateId === 'new') return
    void queryClient.prefetchQuery(query(contract.estimates.get, { params: { administrationId, estimateId } }))
  },
  component: function Estimate() {
    const { administrationId, estimateId } = Route.useParams()
    return <EstimatePlace administrationId={administrationId} subject={estimateId} />
  },
})
