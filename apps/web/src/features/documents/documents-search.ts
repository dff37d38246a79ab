import type { DocumentState } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { searchText } from '../../app/routing/search-text.ts'

/** The piles of the inbox, what asks for work first. */
export const documentStates: readonly { readonly state: DocumentState; readonly label: string }[] = [
  { state: 'unprocessed', label: 'Nog niet verwerkt' },
  { state: 'processed', label: 'Verwerkt' },
  { state: 'archived', label: 'In prullenbak' },
]

/** What the address of the inbox says; without a state it shows what is to be done. */
export const documentsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(documentStates.map(({ state }) => state))), undefined),
  search: searchText,
})
export type DocumentsSearch = v.InferOutput<typeof documentsSearch>

/** The address of the inbox with these filters. */
export function documentsHref(administrationId: number, { state, search }: DocumentsSearch): string {
  return administrationAddress(administrationId, 'purchases/documents', {
    search: { state: state === 'unprocessed' ? undefined : state, search },
  })
}
