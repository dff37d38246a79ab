import { createFileRoute } from '@tanstack/react-router'
import { ProjectsScreen } from '../../../../../../features/hours/projects-screen.tsx'
import { readProjectsSearch } from '../../../../../../features/hours/projects-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/projects/')({
  validateSearch: readProjectsSearch,
  component: function Projects() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ProjectsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
