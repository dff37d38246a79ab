import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { ConfirmEmailAddressScreen } from '../../features/account/confirm-email-address-screen.tsx'
import { linkSearch } from '../../app/link-search.ts'

export const Route = createFileRoute('/v2/confirm-email-address')({
  validateSearch: v.object({ token: linkSearch.token, uid: linkSearch.userId }),
  beforeLoad: ({ search: { token, uid } }) => {
    if (token === undefined || uid === undefined) throw notFound()
  },
  component: function ConfirmEmailAddress() {
    const { token, uid } = Route.useSearch()
    return token !== undefined && uid !== undefined && <ConfirmEmailAddressScreen token={token} userId={uid} />
  },
})
