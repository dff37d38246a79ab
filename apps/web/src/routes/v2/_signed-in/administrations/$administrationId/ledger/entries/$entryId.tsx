import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../../shared/dates/fiscal-year-start.ts'
import { idParams } from '../../../../../../../app/routing/id-params.ts'
import { BookedDocuments } from '../../../../../../../features/journal-entries/booked-documents.tsx'
import { EntryActions } from '../../../../../../../features/journal-entries/entry-actions.tsx'
import { EntryScreen } from '../../../../../../../features/reports/entry-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/ledger/entries/$entryId')({
  params: idParams('entryId'),
  loader: async ({ params: { administrationId, entryId } }) => {
    void queryClient.prefetchQuery(query(contract.reports.entry, { params: { administrationId, entryId } }))
    return { startMonth: await fiscalYearStart(administrationId) }
  },
  component: function Entry() {
    const { administrationId, entryId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    return (
      <EntryScreen
        administrationId={administrationId}
        entryId={entryId}
        fiscalYearStartMonth={startMonth}
        renderActions={(entry) => <EntryActions administrationId={administrationId} entry={entry} />}
        renderBelow={(entry) => <BookedDocuments administrationId={administrationId} entry={entry} />}
      />
    )
  },
})
