import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToken, readUserId, type RawSearch } from '../../../../app/routing/link-search.ts'
import { CustomerScreen } from '../../../../features/customer-dashboard/customer-screen.tsx'

interface CustomerSearch {
  /** What lets in, once: it becomes a cookie and leaves the address. */
  key?: string | undefined
  /** Which invoice is shown. */
  invoice?: number | undefined
  /** Which estimate was asked for, which then stands first. */
  estimate?: number | undefined
  /** Which online payment the customer comes back from. */
  payment?: string | undefined
}

const readCustomerSearch = ({ key, invoice, estimate, payment }: RawSearch): CustomerSearch => ({
  key: readToken(key),
  invoice: readUserId(invoice),
  estimate: readUserId(estimate),
  payment: readToken(payment),
})

/** Nobody but a customer loads what opens their page. */
const screen = () => import('../../../../features/customer-dashboard/load-page.ts')

export const Route = createFileRoute('/v2/customer-dashboard/$token/')({
  validateSearch: readCustomerSearch,
  beforeLoad: async ({ params, search: { key } }) => {
    if (key === undefined) return
    const opened = await (await screen()).openPage(params.token, key)
    if (opened === null) throw redirect({ to: '/v2/customer-dashboard/$token/request', params, replace: true })
    throw redirect({
      to: '/v2/customer-dashboard/$token',
      params,
      search: { invoice: opened.invoiceId ?? undefined, estimate: opened.estimateId ?? undefined },
      replace: true,
    })
  },
  // All of it is shown at once, and asked for no more: what is answered on the page changes it.
  loader: async ({ params: { token } }) => (await screen()).loadPage(token),
  staleTime: Infinity,
  component: function Customer() {
    const loaded = Route.useLoaderData()
    const { token } = Route.useParams()
    const { invoice, estimate, payment } = Route.useSearch()
    return (
      <CustomerScreen
        key={token}
        token={token}
        loaded={loaded}
        invoiceId={invoice ?? null}
        estimateId={estimate ?? null}
        paymentToken={payment ?? null}
      />
    )
  },
})
