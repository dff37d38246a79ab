import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { idParams } from '../../../../../../../app/routing/id-params.ts'
import { CorrectionScreen } from '../../../../../../../features/vat/correction-screen.tsx'

export const Route = createFileRoute(
  '/v2/_signed-in/administrations/$administrationId/vat-return_/corrections/$correctionId',
)({
  params: idParams('correctionId'),
  loader: ({ params: { administrationId, correctionId } }) =>
    void queryClient.prefetchQuery(query(contract.vatCorrections.get, { params: { administrationId, correctionId } })),
  component: function VatCorrection() {
    const { administrationId, correctionId } = Route.useParams()
    return <CorrectionScreen key={correctionId} administrationId={administrationId} correctionId={correctionId} />
  },
})
