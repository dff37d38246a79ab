import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { RecurringScreen } from '../../../../../../features/recurring-invoices/recurring-screen.tsx'
import { readRecurringSearch } from '../../../../../../features/recurring-invoices/recurring-filters.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/recurring-invoices/')({
  validateSearch: readRecurringSearch,
  component: function RecurringInvoices() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <RecurringScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
