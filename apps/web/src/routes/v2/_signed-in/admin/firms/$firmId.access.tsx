import { createFileRoute, notFound } from '@tanstack/react-router'
import { FirmAccessScreen } from '../../../../../features/staff/firm-access-screen.tsx'
import { redirectSearch } from '../../../../../features/staff/redirect-search.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/firms/$firmId/access')({
  params: {
    parse: ({ firmId }) => {
      if (!/^[1-9]\d{0,14}$/.test(firmId)) throw notFound()
      return { firmId: Number(firmId) }
    },
    stringify: ({ firmId }) => ({ firmId: String(firmId) }),
  },
  validateSearch: redirectSearch,
  component: function FirmAccess() {
    const { firmId } = Route.useParams()
    return <FirmAccessScreen key={firmId} firmId={firmId} redirectUrl={Route.useSearch()['redirect-url']} />
  },
})
