import { createFileRoute, notFound } from '@tanstack/react-router'
import { ConfirmEmailAddressScreen } from '../../features/account/confirm-email-address-screen.tsx'
import { readUserLink } from '../../app/routing/link-search.ts'

export const Route = createFileRoute('/v2/confirm-email-address')({
  validateSearch: readUserLink,
  beforeLoad: ({ search: { token, uid } }) => {
    if (token === undefined || uid === undefined) throw notFound()
  },
  component: function ConfirmEmailAddress() {
    const { token, uid } = Route.useSearch()
    return token !== undefined && uid !== undefined && <ConfirmEmailAddressScreen token={token} userId={uid} />
  },
})
