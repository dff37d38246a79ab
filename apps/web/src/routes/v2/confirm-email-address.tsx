import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailAddressScreen } from '../../features/account/confirm-email-address-screen.tsx'
import { readUserLink } from '../../app/routing/link-search.ts'

export const Route = createFileRoute('/v2/confirm-email-address')({
  validateSearch: readUserLink,
  component: function ConfirmEmailAddress() {
    const { token, uid } = Route.useSearch()
    return <ConfirmEmailAddressScreen link={token === undefined || uid === undefined ? null : { token, userId: uid }} />
  },
})
