import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { DueScreen } from '../../../../../../features/reminders/due-screen.tsx'
import { readDueSearch } from '../../../../../../features/reminders/due-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/invoices/reminders')({
  validateSearch: readDueSearch,
  loader: ({ params: { administrationId } }) =>
    void queryClient.prefetchQuery(query(contract.reminders.due, { params: { administrationId } })),
  component: function DueReminders() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <DueScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
