import { createFileRoute } from '@tanstack/react-router'
import { fiscalYearStart } from '../../../../../../../shared/dates/fiscal-year-start.ts'
import { idParams } from '../../../../../../../app/routing/id-params.ts'
import { useWhileHere } from '../../../../../../../shared/drafts/use-while-here.ts'
import { AccountCardScreen } from '../../../../../../../features/reports/account-card-screen.tsx'
import { rangeSearch } from '../../../../../../../features/reports/date-range.ts'
import { usePeriodReport } from '../../../../../../../features/reports/use-period-report.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/ledger/accounts/$accountId')({
  params: idParams('accountId'),
  validateSearch: rangeSearch,
  loader: async ({ params: { administrationId } }) => ({ startMonth: await fiscalYearStart(administrationId) }),
  component: function AccountCard() {
    const { administrationId, accountId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const navigate = useWhileHere(Route.useNavigate())
    const report = usePeriodReport(Route.useSearch(), startMonth, (step) => void navigate(step))
    return <AccountCardScreen key={accountId} administrationId={administrationId} accountId={accountId} {...report} />
  },
})
