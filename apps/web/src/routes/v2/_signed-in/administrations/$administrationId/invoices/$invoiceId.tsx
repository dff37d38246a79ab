import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { subjectParams } from '../../../../../../app/routing/id-params.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { InvoicePlace } from '../../../../../../features/invoices/invoice-place.tsx'

const search = v.object({
  contactId: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})

/** Serves `new` too: a new invoice gets its own address at its first save, without leaving the screen. */
export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/invoices/$invoiceId')({
  params: subjectParams('invoiceId'),
  validateSearch: search,
  loader: ({ params: { administrationId, invoiceId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
    if (invoiceId === 'new') return
    void queryClient.prefetchQuery(query(contract.invoices.get, { params: { administrationId, invoiceId } }))
  },
  component: function Invoice() {
    const { administrationId, invoiceId } = Route.useParams()
    const { contactId } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <InvoicePlace
        administrationId={administrationId}
        subject={invoiceId}
        contactId={contactId}
        onUnknownContact={() => void navigate({ search: {}, replace: true, ignoreBlocker: true })}
      />
    )
  },
})
