import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQuery } from '../../../../../app/session/session.ts'
import { AddClient } from '../../../../../features/firms/add-client.tsx'
import { choosesOthers, readWorklistSearch } from '../../../../../features/worklist/worklist-search.ts'
import { WorklistScreen } from '../../../../../features/worklist/worklist-screen.tsx'
import { useWhileHere } from '../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId/')({
  validateSearch: readWorklistSearch,
  component: function Worklist() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    const { firmId } = Route.useParams()
    const filter = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <WorklistScreen
        key={firmId}
        firmId={firmId}
        isOwn={data.firm_id === firmId}
        add={data.firm_id === firmId && <AddClient firmId={firmId} />}
        filter={filter}
        onFilter={(search) => void navigate({ search, replace: !choosesOthers(filter, search) })}
      />
    )
  },
})
