import type { contract, DocumentState, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch } from '../../shared/lists/list-search.ts'

/** The piles of the inbox, what asks for work first. */
export const documentStates: readonly { readonly state: DocumentState; readonly label: string }[] = [
  { state: 'unprocessed', label: 'Nog niet verwerkt' },
  { state: 'processed', label: 'Verwerkt' },
  { state: 'archived', label: 'In prullenbak' },
]

/** What the address of the inbox says; without a state it shows what is to be done. */
const documentsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(documentStates.map(({ state }) => state))), undefined),
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
})
export type DocumentsSearch = v.InferOutput<typeof documentsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readDocumentsSearch = (raw: Record<string, unknown>): DocumentsSearch => v.parse(documentsSearch, raw)

/** The filter as the wire has it. */
export const queryOf = ({
  state = 'unprocessed',
  search,
  start,
}: DocumentsSearch): QueryOf<typeof contract.documents.list> => omitUndefined({ state, search, start })

/** The address of the inbox with these filters. */
export function documentsHref(administrationId: number, { state, ...rest }: DocumentsSearch): string {
  return administrationAddress(administrationId, 'purchases/documents', {
    search: { ...rest, state: state === 'unprocessed' ? undefined : state },
  })
}
