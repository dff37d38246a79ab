import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/api.ts'
import { SettingsScreen } from '../../../../../features/settings/settings-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
  },
  component: function Settings() {
    const { administrationId } = Route.useParams()
    return <SettingsScreen key={administrationId} administrationId={administrationId} />
  },
})
