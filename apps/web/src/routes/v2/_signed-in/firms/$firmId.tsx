import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { query, queryClient } from '../../../../app/transport/api.ts'
import { idParams } from '../../../../app/routing/id-params.ts'
import { requireFirm } from '../../../../app/session/require-entry.ts'
import { currentUserQuery } from '../../../../app/session/session.ts'
import { FirmLayout } from '../../../../shell/firm-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId')({
  params: idParams('firmId'),
  beforeLoad: (entry) => requireFirm(entry, entry.params),
  loader: ({ params: { firmId } }) => {
    void queryClient.prefetchQuery(query(contract.firms.get, { params: { firmId } }))
  },
  component: function Firm() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    const { firmId } = Route.useParams()
    return (
      <FirmLayout user={data} firmId={firmId}>
        <Outlet />
      </FirmLayout>
    )
  },
})
