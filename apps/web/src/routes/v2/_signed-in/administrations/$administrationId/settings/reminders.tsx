import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { RemindersScreen } from '../../../../../../features/reminders/reminders-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/reminders')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.reminders.steps, { params: { administrationId }, query: {} }))
    void queryClient.prefetchQuery(query(contract.reminders.due, { params: { administrationId } }))
  },
  component: function Reminders() {
    const { administrationId } = Route.useParams()
    return <RemindersScreen key={administrationId} administrationId={administrationId} />
  },
})
