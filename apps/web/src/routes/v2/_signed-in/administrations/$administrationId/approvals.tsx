import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsScreen } from '../../../../../features/approvals/approvals-screen.tsx'
import { readApprovalsSearch } from '../../../../../features/approvals/approvals-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/approvals')({
  validateSearch: readApprovalsSearch,
  component: function Approvals() {
    return <ApprovalsScreen administrationId={Route.useParams().administrationId} filter={Route.useSearch()} />
  },
})
