import { createFileRoute } from '@tanstack/react-router'
import { readToken, type RawSearch, type UserLink } from '../../../app/routing/link-search.ts'
import { ConfirmRegistrationScreen } from '../../../features/registrations/confirm-registration-screen.tsx'

export const Route = createFileRoute('/v2/register/confirm')({
  validateSearch: ({ token }: RawSearch): Pick<UserLink, 'token'> => ({ token: readToken(token) }),
  component: function ConfirmRegistration() {
    return <ConfirmRegistrationScreen token={Route.useSearch().token ?? null} />
  },
})
