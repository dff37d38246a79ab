import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { idParams } from '../../../../../../../app/routing/id-params.ts'
import { BookingPlace } from '../../../../../../../features/purchases/booking/booking-place.tsx'

export const Route = createFileRoute(
  '/v2/_signed-in/administrations/$administrationId/purchases/documents/$documentId',
)({
  params: idParams('documentId'),
  loader: ({ params: { administrationId } }) =>
    void queryClient.prefetchQuery(query(contract.ledgerAccounts.list, { params: { administrationId } })),
  component: function Document() {
    const { administrationId, documentId } = Route.useParams()
    // Another document is another sitting.
    return <BookingPlace key={documentId} administrationId={administrationId} documentId={documentId} />
  },
})
