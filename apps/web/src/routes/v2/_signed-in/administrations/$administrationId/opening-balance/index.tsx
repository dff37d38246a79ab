import { contract } from '@klopt/api-client/contract'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { dayQuery } from '../../../../../../shared/ledger/day-query.ts'
import { OpeningScreen } from '../../../../../../features/opening-balance/opening-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/opening-balance/')({
  loader: async ({ params: { administrationId } }) => {
    const params = { administrationId }
    const [accounts, opening] = await Promise.all([
      queryClient.ensureQueryData(query(contract.ledgerAccounts.list, { params })),
      queryClient.fetchQuery(query(contract.openingBalances.get, { params })),
    ])
    // Whether VAT waits decides which columns there are. It may fail: the screen asks again.
    await queryClient.prefetchQuery(dayQuery(administrationId, opening.current?.startDate ?? opening.proposedStartDate))
    return { accounts, opening }
  },
  component: function Opening() {
    const { administrationId } = Route.useParams()
    const { accounts, opening } = Route.useLoaderData()
    const router = useRouter()
    return (
      <OpeningScreen
        key={opening.current?.id}
        administrationId={administrationId}
        accounts={accounts}
        opening={opening}
        onChanged={() => void router.invalidate()}
      />
    )
  },
})
