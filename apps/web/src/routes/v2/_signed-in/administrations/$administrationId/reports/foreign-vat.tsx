import { createFileRoute } from '@tanstack/react-router'
import { RefundScreen } from '../../../../../../features/vat-refund/refund-screen.tsx'
import { readRefundSearch } from '../../../../../../features/vat-refund/refund-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/foreign-vat')({
  validateSearch: readRefundSearch,
  component: function ForeignVat() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <RefundScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
