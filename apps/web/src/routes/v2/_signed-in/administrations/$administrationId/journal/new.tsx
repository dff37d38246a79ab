import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { today } from '../../../../../../app/today.ts'
import { copyOf } from '../../../../../../features/journal-entries/copy-entry.ts'
import { emptyDraft } from '../../../../../../features/journal-entries/entry-draft.ts'
import { NewEntryScreen } from '../../../../../../features/journal-entries/new-entry-screen.tsx'

const entryId = v.pipe(v.number(), v.integer(), v.minValue(1))

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/new')({
  validateSearch: v.object({ copy: v.optional(v.fallback(v.optional(entryId), undefined)) }),
  loaderDeps: ({ search: { copy } }) => ({ copy }),
  loader: async ({ params: { administrationId }, deps: { copy } }) => {
    const params = { administrationId }
    const accounts = await queryClient.ensureQueryData(query(contract.ledgerAccounts.list, { params }))
    if (copy === undefined) return { accounts, initial: emptyDraft(today()) }
    const entry = await queryClient.ensureQueryData(
      query(contract.reports.entry, { params: { administrationId, entryId: copy } }),
    )
    return { accounts, initial: copyOf(entry, accounts, today()) }
  },
  component: function NewEntry() {
    const { administrationId } = Route.useParams()
    const { accounts, initial } = Route.useLoaderData()
    return <NewEntryScreen administrationId={administrationId} accounts={accounts} initial={initial} />
  },
})
