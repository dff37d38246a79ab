import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { subjectParams } from '../../../../../../app/routing/id-params.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { RecurringPlace } from '../../../../../../features/recurring-invoices/recurring-place.tsx'

/** Serves `new` too: a new one gets its own address at its first save, without leaving the screen. */
export const Route = createFileRoute(
  '/v2/_signed-in/administrations/$administrationId/recurring-invoices/$recurringInvoiceId',
)({
  params: subjectParams('recurringInvoiceId'),
  loader: ({ params: { administrationId, recurringInvoiceId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
    if (recurringInvoiceId === 'new') return
    void queryClient.prefetchQuery(
      query(contract.recurringInvoices.get, { params: { administrationId, recurringInvoiceId } }),
    )
  },
  component: function Recurring() {
    const { administrationId, recurringInvoiceId } = Route.useParams()
    return <RecurringPlace administrationId={administrationId} subject={recurringInvoiceId} />
  },
})
