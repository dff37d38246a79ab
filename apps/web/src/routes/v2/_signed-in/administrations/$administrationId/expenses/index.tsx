import { createFileRoute } from '@tanstack/react-router'
import { ExpensesScreen } from '../../../../../../features/expenses/expenses-screen.tsx'
import { readExpensesSearch } from '../../../../../../features/expenses/expenses-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/expenses/')({
  validateSearch: readExpensesSearch,
  component: function Expenses() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ExpensesScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
