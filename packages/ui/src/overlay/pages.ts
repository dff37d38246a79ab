let frames: readonly Document[] = []
const subscribers = new Set<() => void>()

/** The pages in which components stand: the page itself, and those of frames with an `OverlayContainer` in them. */
export const pages = (): ReadonlySet<Document> => new Set([document, ...frames])

/** Called when a page has come or gone. */
export const onPages = (onChange: () => void): void => void subscribers.add(onChange)

/** Counts a page in, where components stand until the returned function is called. */
export function standIn(page: Document): () => void {
  const change = (next: readonly Document[]) => {
    frames = next
    for (const subscriber of subscribers) subscriber()
  }
  change([...frames, page])
  return () => {
    const at = frames.indexOf(page)
    change(frames.filter((_, index) => index !== at))
  }
}
