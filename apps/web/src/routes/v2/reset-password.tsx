import { createFileRoute, notFound } from '@tanstack/react-router'
import { readUserLink } from '../../app/routing/link-search.ts'
import { ResetPasswordScreen } from '../../features/authentication/reset-password-screen.tsx'

export const Route = createFileRoute('/v2/reset-password')({
  validateSearch: readUserLink,
  beforeLoad: ({ search: { token, uid } }) => {
    if (token === undefined || uid === undefined) throw notFound()
  },
  component: function ResetPassword() {
    const { token, uid } = Route.useSearch()
    return token !== undefined && uid !== undefined && <ResetPasswordScreen token={token} userId={uid} />
  },
})
