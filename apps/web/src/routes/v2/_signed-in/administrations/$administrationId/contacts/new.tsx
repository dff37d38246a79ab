import { createFileRoute } from '@tanstack/react-router'
import { NewContactScreen } from '../../../../../../features/contacts/new-contact-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/contacts/new')({
  component: function NewContact() {
    return <NewContactScreen administrationId={Route.useParams().administrationId} />
  },
})
