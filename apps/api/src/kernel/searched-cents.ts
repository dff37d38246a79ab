import { parseMoney } from '@klopt/validators'

/** The amount that a search text is, in cents without its sign; null for words, a number of a document or a day. */
export function searchedCents(search: string): number | null {
  const cents = parseMoney(search.trim())
  return cents === null || cents === 0 ? null : Math.abs(cents)
}
