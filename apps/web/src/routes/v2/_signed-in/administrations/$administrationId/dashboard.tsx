import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../app/transport/api.ts'
import { readStored, writeStored } from '../../../../../app/storage.ts'
import { useWhileHere } from '../../../../../shared/drafts/use-while-here.ts'
import { dashboardInput } from '../../../../../features/dashboard/dashboard-input.ts'
import { DashboardScreen } from '../../../../../features/dashboard/dashboard-screen.tsx'

/** Of the years that the journal holds; any other counts as absent. */
const year = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099))
const search = v.object({ year: v.optional(v.fallback(v.optional(year), undefined)) })

/** The year of the address, else the one chosen before, else undefined for this one. */
function yearOf(chosen: number | undefined): number | undefined {
  const stored = readStored('date-range')
  return chosen ?? (stored?.kind === 'year' && v.is(year, stored.year) ? stored.year : undefined)
}

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/dashboard')({
  validateSearch: search,
  loaderDeps: ({ search: { year: chosen } }) => ({ year: yearOf(chosen) }),
  loader: ({ params: { administrationId }, deps }) => {
    const params = { administrationId }
    void queryClient.prefetchQuery(query(contract.dashboard.get, dashboardInput(administrationId, deps.year)))
    void queryClient.prefetchQuery(query(contract.bank.books, { params }))
  },
  component: function Dashboard() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <DashboardScreen
        administrationId={administrationId}
        year={yearOf(Route.useSearch().year)}
        onYearChange={(chosen) => {
          writeStored('date-range', { kind: 'year', year: chosen })
          void navigate({ search: { year: chosen }, replace: true })
        }}
      />
    )
  },
})
