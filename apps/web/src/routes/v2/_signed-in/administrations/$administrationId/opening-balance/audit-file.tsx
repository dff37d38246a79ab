import { contract } from '@klopt/api-client/contract'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { AuditFileScreen } from '../../../../../../features/opening-balance/audit-file/audit-file-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/opening-balance/audit-file')({
  loader: async ({ params: { administrationId } }) => {
    const params = { administrationId }
    const [accounts, files] = await Promise.all([
      queryClient.ensureQueryData(query(contract.ledgerAccounts.list, { params })),
      queryClient.fetchQuery(query(contract.openingBalances.auditFiles, { params })),
    ])
    return { accounts, files }
  },
  component: function AuditFile() {
    const { administrationId } = Route.useParams()
    const { accounts, files } = Route.useLoaderData()
    const router = useRouter()
    return (
      <AuditFileScreen
        administrationId={administrationId}
        accounts={accounts}
        files={files}
        onChanged={() => void router.invalidate()}
      />
    )
  },
})
