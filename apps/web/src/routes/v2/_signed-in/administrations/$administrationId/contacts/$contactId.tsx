import { contract } from '@klopt/api-client/contract'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/api.ts'
import { ContactScreen } from '../../../../../../features/contacts/contact-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/contacts/$contactId')({
  params: {
    parse: ({ contactId }) => {
      if (!/^[1-9]\d{0,14}$/.test(contactId)) throw notFound()
      return { contactId: Number(contactId) }
    },
    stringify: ({ contactId }) => ({ contactId: String(contactId) }),
  },
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.contacts.get, { params })),
  component: function Contact() {
    return <ContactScreen {...Route.useParams()} />
  },
})
