import { createFileRoute } from '@tanstack/react-router'
import { readUserLink } from '../../app/routing/link-search.ts'
import { ResetPasswordScreen } from '../../features/authentication/reset-password-screen.tsx'

export const Route = createFileRoute('/v2/reset-password')({
  validateSearch: readUserLink,
  component: function ResetPassword() {
    const { token, uid } = Route.useSearch()
    return <ResetPasswordScreen link={token === undefined || uid === undefined ? null : { token, userId: uid }} />
  },
})
