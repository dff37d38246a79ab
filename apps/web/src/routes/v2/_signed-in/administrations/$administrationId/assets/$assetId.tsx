import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../../app/routing/id-params.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { AssetScreen } from '../../../../../../features/assets/asset-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/assets/$assetId')({
  params: idParams('assetId'),
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.assets.get, { params })),
  component: function OneAsset() {
    const { administrationId, assetId } = Route.useParams()
    return <AssetScreen key={assetId} administrationId={administrationId} assetId={assetId} />
  },
})
