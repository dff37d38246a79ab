import * as v from 'valibot'
import { searchText } from '../../app/routing/search-text.ts'

const contactsSearch = v.object({
  search: searchText,
  archived: v.fallback(v.optional(v.literal(true)), undefined),
})
/** What the address of the list of contacts says. */
export type ContactsSearch = v.InferOutput<typeof contactsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readContactsSearch = (raw: Record<string, unknown>): ContactsSearch => v.parse(contactsSearch, raw)
