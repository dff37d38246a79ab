import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchSort, type ListStarts } from '../../shared/lists/list-search.ts'

const journalSearch = v.object({
  ...listSearch,
  sort: searchSort(['entryDate', 'number', 'description'] as const),
})
/** What the address of the general journal says. */
export type JournalSearch = v.InferOutput<typeof journalSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readJournalSearch = (raw: Record<string, unknown>): JournalSearch => v.parse(journalSearch, raw)

/** The filter as the wire has it. */
export const journalQuery = ({
  view: _view,
  peek: _peek,
  ...filter
}: JournalSearch): QueryOf<typeof contract.journalEntries.list> =>
  omitUndefined({ ...filter, journalType: 'general' as const })

/** The address of the general journal with these filters. */
export const journalHref = (administrationId: number, filter: JournalSearch): string =>
  administrationAddress(administrationId, 'journal', { search: filter })

/** Where a long list can begin. */
export const journalStarts: ListStarts = {
  entryDate: { label: 'datum', kind: 'date' },
  // Numbers begin anew each year: 2026/15.
  number: { label: 'jaar/nummer', kind: 'text' },
}
