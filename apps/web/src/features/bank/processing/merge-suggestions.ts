import type { Suggestion } from '@klopt/api-client/contract'

/** Suggestions that would book the same thing as one, with the reasons of all: a rule and what was done before agree. */
export function mergeSuggestions(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const merged = new Map<string, Suggestion>()
  for (const suggestion of suggestions) {
    const key = keyOf(suggestion)
    const earlier = merged.get(key)
    const reasons = [...new Set([...(earlier?.reasons ?? []), ...suggestion.reasons])]
    const transfer = earlier?.transfer ?? suggestion.transfer
    merged.set(key, { ...(earlier ?? suggestion), reasons, transfer })
  }
  return [...merged.values()]
}

const keyOf = ({ accountId, vatCode, items, differenceCents, bookings }: Suggestion): string =>
  JSON.stringify([
    accountId,
    vatCode,
    differenceCents,
    items.map(({ id, settleCents }) => [id, settleCents]),
    divided(bookings),
  ])

/** What is more than one account for nobody in particular. */
const divided = (bookings: Suggestion['bookings']) =>
  bookings.length > 1 || bookings.some(({ contactId }) => contactId !== null) ? bookings : []
