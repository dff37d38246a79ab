/**
 * The ticket to go on with after one is closed: the first after it, in the order in which the queue was seen, that is
 * still there; else the first of the queue as it is now. Null when there is no other.
 */
export function nextInQueue(seen: readonly number[], now: readonly number[], closedId: number): number | null {
  const isThere = new Set(now.filter((id) => id !== closedId))
  const place = seen.indexOf(closedId)
  const after = place === -1 ? [] : seen.slice(place + 1)
  return [...after, ...now].find((id) => isThere.has(id)) ?? null
}
