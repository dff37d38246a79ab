import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../../app/routing/id-params.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { ProjectScreen } from '../../../../../../features/hours/project-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/projects/$projectId')({
  params: idParams('projectId'),
  loader: ({ params }) => {
    void queryClient.prefetchQuery(query(contract.projects.get, { params }))
    void queryClient.prefetchQuery(query(contract.projects.people, { params }))
  },
  component: function OneProject() {
    const { administrationId, projectId } = Route.useParams()
    return <ProjectScreen key={projectId} administrationId={administrationId} projectId={projectId} />
  },
})
