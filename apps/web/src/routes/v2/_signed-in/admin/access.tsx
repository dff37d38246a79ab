import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../../../features/staff/redirect-search.ts'
import { VerificationScreen } from '../../../../features/staff/verification-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/access')({
  validateSearch: redirectSearch,
  component: function Access() {
    return <VerificationScreen redirectUrl={Route.useSearch()['redirect-url']} />
  },
})
