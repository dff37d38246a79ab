import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { BankBooksScreen } from '../../../../../../features/settings/bank-books-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/bank-books')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.journals.list, { params: { administrationId } }))
  },
  component: function BankBooksSettings() {
    const { administrationId } = Route.useParams()
    return <BankBooksScreen key={administrationId} administrationId={administrationId} />
  },
})
