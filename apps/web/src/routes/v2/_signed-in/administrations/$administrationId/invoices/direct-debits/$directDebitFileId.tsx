import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../../../app/routing/id-params.ts'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { FileScreen } from '../../../../../../../features/direct-debits/file-screen.tsx'

export const Route = createFileRoute(
  '/v2/_signed-in/administrations/$administrationId/invoices/direct-debits/$directDebitFileId',
)({
  params: idParams('directDebitFileId'),
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.directDebits.get, { params })),
  component: function OneFile() {
    const { administrationId, directDebitFileId } = Route.useParams()
    return (
      <FileScreen key={directDebitFileId} administrationId={administrationId} directDebitFileId={directDebitFileId} />
    )
  },
})
