import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { ContactsScreen } from '../../../../../../features/contacts/contacts-screen.tsx'
import { readContactsSearch } from '../../../../../../features/contacts/contacts-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/contacts/')({
  validateSearch: readContactsSearch,
  component: function Contacts() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ContactsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
