interface Waiting {
  readonly id: number
}

/** The place of a document among those that wait, and the one to go on with: the next in the list, else the first. */
export function queueOf<Document extends Waiting>(waiting: readonly Document[], documentId: number) {
  const index = waiting.findIndex(({ id }) => id === documentId)
  const others = waiting.filter(({ id }) => id !== documentId)
  const next = others[Math.max(0, index)] ?? others[0] ?? null
  return { position: index < 0 ? null : index + 1, count: waiting.length, next }
}
