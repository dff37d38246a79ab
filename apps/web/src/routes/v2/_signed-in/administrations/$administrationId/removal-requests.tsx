import { createFileRoute } from '@tanstack/react-router'
import { SettingsLayout } from '../../../../../features/settings/settings-layout.tsx'
import { isMainUserOf } from '../../../../../features/subscriptions/main-user.ts'
import { RemovalScreen } from '../../../../../features/removal-requests/removal-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/removal-requests')({
  component: function Removal() {
    const { administrationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    const isMainUser = isMainUserOf(user, administrationId)
    const screen = <RemovalScreen key={administrationId} {...{ administrationId, isMainUser }} />
    // Among the settings for who comes from there; others are led here by a banner, and may not see those.
    return isMainUser ? <SettingsLayout administrationId={administrationId}>{screen}</SettingsLayout> : screen
  },
})
