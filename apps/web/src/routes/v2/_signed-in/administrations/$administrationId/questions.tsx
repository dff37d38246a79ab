import { createFileRoute } from '@tanstack/react-router'
import { QuestionsScreen } from '../../../../../features/questions/questions-screen.tsx'
import { readQuestionsSearch } from '../../../../../features/questions/questions-search.ts'
import { useWhileHere } from '../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/questions')({
  validateSearch: readQuestionsSearch,
  component: function Questions() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <QuestionsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
