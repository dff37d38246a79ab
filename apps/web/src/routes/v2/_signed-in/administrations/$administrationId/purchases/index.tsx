import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { readInvoiceSearch } from '../../../../../../shared/lists/invoice-filters.ts'
import { PurchasesScreen } from '../../../../../../features/purchases/list/purchases-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/purchases/')({
  validateSearch: readInvoiceSearch,
  component: function Purchases() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <PurchasesScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
