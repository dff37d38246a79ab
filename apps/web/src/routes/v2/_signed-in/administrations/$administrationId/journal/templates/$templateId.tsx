import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { idParams } from '../../../../../../../app/routing/id-params.ts'
import { TemplatePlace } from '../../../../../../../features/journal-entries/templates/template-place.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/templates/$templateId')({
  params: idParams('templateId'),
  loader: ({ params: { administrationId } }) =>
    queryClient.ensureQueryData(query(contract.ledgerAccounts.list, { params: { administrationId } })),
  component: function Template() {
    const { administrationId, templateId } = Route.useParams()
    const accounts = Route.useLoaderData()
    return <TemplatePlace key={templateId} {...{ administrationId, templateId, accounts }} />
  },
})
