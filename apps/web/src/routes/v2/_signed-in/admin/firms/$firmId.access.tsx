import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../app/routing/id-params.ts'
import { FirmAccessScreen } from '../../../../../features/staff/firm-access-screen.tsx'
import { redirectSearch } from '../../../../../features/staff/redirect-search.ts'

export const Route = createFileRoute('/v2/_signed-in/admin/firms/$firmId/access')({
  params: idParams('firmId'),
  validateSearch: redirectSearch,
  component: function FirmAccess() {
    const { firmId } = Route.useParams()
    return <FirmAccessScreen key={firmId} firmId={firmId} redirectUrl={Route.useSearch()['redirect-url']} />
  },
})
