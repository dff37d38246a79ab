import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { subjectParams } from '../../../../../../app/routing/id-params.ts'
import { today } from '../../../../../../app/today.ts'
import { copyOf } from '../../../../../../features/journal-entries/copy-entry.ts'
import { EntryPlace } from '../../../../../../features/journal-entries/entry-place.tsx'
import { fromTemplate } from '../../../../../../features/journal-entries/templates/from-template.ts'

const rowId = v.pipe(v.number(), v.integer(), v.minValue(1))
const optionalId = v.optional(v.fallback(v.optional(rowId), undefined))

/** Serves `new` too, empty or from another entry or a template: it gets its own address at its first save. */
export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/$draftId')({
  params: subjectParams('draftId'),
  validateSearch: v.object({ copy: optionalId, template: optionalId }),
  loaderDeps: ({ search: { copy, template } }) => ({ copy, template }),
  loader: async ({ params: { administrationId }, deps: { copy, template } }) => {
    const params = { administrationId }
    const accounts = await queryClient.ensureQueryData(query(contract.ledgerAccounts.list, { params }))
    if (copy !== undefined) {
      const input = { params: { administrationId, entryId: copy } }
      const entry = await queryClient.ensureQueryData(query(contract.reports.entry, input))
      return { accounts, initial: copyOf(entry, accounts, today()) }
    }
    if (template === undefined) return { accounts, initial: null }
    const input = { params: { administrationId, templateId: template } }
    const kept = await queryClient.fetchQuery(query(contract.journalTemplates.get, input))
    return { accounts, initial: fromTemplate(kept, accounts, today()) }
  },
  component: function Entry() {
    const { administrationId, draftId } = Route.useParams()
    const { accounts, initial } = Route.useLoaderData()
    return <EntryPlace {...{ administrationId, accounts, initial }} subject={draftId} />
  },
})
