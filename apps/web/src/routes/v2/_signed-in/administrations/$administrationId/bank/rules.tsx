import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { RulesScreen } from '../../../../../../features/bank/rules/rules-screen.tsx'
import { readRulesSearch } from '../../../../../../features/bank/rules/rules-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/bank/rules')({
  validateSearch: readRulesSearch,
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.bank.rules, { params: { administrationId } }))
  },
  component: function BankRules() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <RulesScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
