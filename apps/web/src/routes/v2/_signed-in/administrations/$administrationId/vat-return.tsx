import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/transport/api.ts'
import { VatReturnScreen } from '../../../../../features/vat/vat-return-screen.tsx'
import { returnInput, vatSearch } from '../../../../../features/vat/vat-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/vat-return')({
  validateSearch: vatSearch,
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: ({ params: { administrationId }, deps }) => {
    void queryClient.prefetchQuery(query(contract.vat.periods, { params: { administrationId } }))
    // What is below it waits for this.
    void queryClient.prefetchQuery(query(contract.vatCorrections.late, { params: { administrationId } }))
    // Whether there is such a period is known with the list of them.
    if (deps.period === undefined)
      void queryClient.prefetchQuery(query(contract.vat.return, returnInput(administrationId, deps)))
  },
  component: function VatReturn() {
    const { administrationId } = Route.useParams()
    const { period, box } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <VatReturnScreen
        administrationId={administrationId}
        period={period}
        box={box}
        onUnknownPeriod={() => void navigate({ search: { box }, replace: true })}
        onBoxChange={(next) => void navigate({ search: { period, box: next }, replace: next === undefined })}
      />
    )
  },
})
