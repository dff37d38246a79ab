import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { ImportScreen } from '../../../../../../features/bank/import/import-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/bank/import')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.bank.imports, { params: { administrationId } }))
  },
  component: function Import() {
    return <ImportScreen administrationId={Route.useParams().administrationId} />
  },
})
