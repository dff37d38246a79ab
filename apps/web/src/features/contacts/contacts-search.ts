import * as v from 'valibot'

/** The router reads `?search=12` as a number; a text is meant. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.minLength(1), v.maxLength(200))

const contactsSearch = v.object({
  search: v.fallback(v.optional(text), undefined),
  archived: v.fallback(v.optional(v.literal(true)), undefined),
})
/** What the address of the list of contacts says. */
export type ContactsSearch = v.InferOutput<typeof contactsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readContactsSearch = (raw: Record<string, unknown>): ContactsSearch => v.parse(contactsSearch, raw)
