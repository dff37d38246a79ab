import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { FiscalYearScreen } from '../../../../../../features/fiscal-years/fiscal-year-screen.tsx'
import { fiscalYearsSearch } from '../../../../../../features/fiscal-years/fiscal-years-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/fiscal-years/')({
  validateSearch: fiscalYearsSearch,
  loader: ({ params: { administrationId } }) =>
    void queryClient.prefetchQuery(query(contract.fiscalYears.list, { params: { administrationId } })),
  component: function FiscalYears() {
    const { administrationId } = Route.useParams()
    return <FiscalYearScreen administrationId={administrationId} year={Route.useSearch().year} />
  },
})
