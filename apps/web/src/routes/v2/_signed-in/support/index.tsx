import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../app/transport/api.ts'
import { searchText } from '../../../../app/routing/search-text.ts'
import { useWhileHere } from '../../../../shared/drafts/use-while-here.ts'
import { HelpCentreScreen } from '../../../../features/support/articles/help-centre-screen.tsx'
import { HelpLayout } from '../../../../features/support/articles/help-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/support/')({
  validateSearch: v.object({ search: searchText }),
  loader: () => void queryClient.prefetchQuery(query(contract.support.topics, {})),
  component: function HelpCentre() {
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <HelpLayout user={Route.useRouteContext().user}>
        <HelpCentreScreen
          administrationId={null}
          search={Route.useSearch().search}
          onSearch={(search) => void navigate({ search: { search }, replace: true })}
        />
      </HelpLayout>
    )
  },
})
