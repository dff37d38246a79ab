import { createFileRoute } from '@tanstack/react-router'
import { AssetsScreen } from '../../../../../../features/assets/assets-screen.tsx'
import { readAssetsSearch } from '../../../../../../features/assets/assets-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/assets/')({
  validateSearch: readAssetsSearch,
  component: function Assets() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <AssetsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
