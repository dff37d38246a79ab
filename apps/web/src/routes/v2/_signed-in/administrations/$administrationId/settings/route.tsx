import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SettingsLayout } from '../../../../../../features/settings/settings-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings')({
  component: function Settings() {
    const { administrationId } = Route.useParams()
    return (
      <SettingsLayout administrationId={administrationId}>
        <Outlet />
      </SettingsLayout>
    )
  },
})
