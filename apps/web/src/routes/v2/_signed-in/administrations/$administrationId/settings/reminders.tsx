import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { searchId } from '../../../../../../shared/lists/list-search.ts'
import { RemindersScreen } from '../../../../../../features/reminders/reminders-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/reminders')({
  validateSearch: v.object({ contactId: searchId }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { administrationId }, deps: { contactId } }) => {
    const asked = contactId === undefined ? {} : { contactId: String(contactId) }
    void queryClient.prefetchQuery(query(contract.reminders.steps, { params: { administrationId }, query: asked }))
  },
  component: function Reminders() {
    const { administrationId } = Route.useParams()
    const { contactId = null } = Route.useSearch()
    return (
      <RemindersScreen
        key={`${administrationId} ${contactId ?? ''}`}
        administrationId={administrationId}
        contactId={contactId}
      />
    )
  },
})
