import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { EstimatesScreen } from '../../../../../../features/estimates/estimates-screen.tsx'
import { readEstimateSearch } from '../../../../../../features/estimates/estimate-filters.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/estimates/')({
  validateSearch: readEstimateSearch,
  component: function Estimates() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <EstimatesScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
