import { createFileRoute } from '@tanstack/react-router'
import { ExportScreen } from '../../../../../../features/settings/export-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/export')({
  component: function ExportSettings() {
    const { administrationId } = Route.useParams()
    return <ExportScreen key={administrationId} administrationId={administrationId} />
  },
})
