import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { idParams } from '../../../../../../app/routing/id-params.ts'
import { ContactScreen } from '../../../../../../features/contacts/contact-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/contacts/$contactId')({
  params: idParams('contactId'),
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.contacts.get, { params })),
  component: function Contact() {
    return <ContactScreen {...Route.useParams()} />
  },
})
