import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { linkSearch } from '../../../app/link-search.ts'
import { ConfirmRegistrationScreen } from '../../../features/registrations/confirm-registration-screen.tsx'

export const Route = createFileRoute('/v2/register/confirm')({
  validateSearch: v.object({ token: linkSearch.token }),
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) throw notFound()
  },
  component: function ConfirmRegistration() {
    const { token } = Route.useSearch()
    return token !== undefined && <ConfirmRegistrationScreen token={token} />
  },
})
