import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { InvoicesScreen } from '../../../../../../features/invoices/invoices-screen.tsx'
import { readInvoiceSearch } from '../../../../../../shared/lists/invoice-filters.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/invoices/')({
  validateSearch: readInvoiceSearch,
  component: function Invoices() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <InvoicesScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
