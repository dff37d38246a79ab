import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { EmailTextsScreen } from '../../../../../../features/settings/email-texts-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/email-texts')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.settings.emailTexts, { params: { administrationId } }))
  },
  component: function EmailTextsSettings() {
    const { administrationId } = Route.useParams()
    return <EmailTextsScreen key={administrationId} administrationId={administrationId} />
  },
})
