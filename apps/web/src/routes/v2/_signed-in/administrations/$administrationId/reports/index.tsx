import { createFileRoute } from '@tanstack/react-router'
import { ReportsScreen } from '../../../../../../features/reports/reports-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/')({
  component: function Reports() {
    return <ReportsScreen administrationId={Route.useParams().administrationId} />
  },
})
