/** Left, top, width and height of an element of a page, and how far what is in it is scrolled, in whole pixels. */
export type Boxed = readonly [name: string, ...pixels: number[]]

/** A browser rounds lengths of millions of pixels to more than one. */
const tolerance = (pixels: number): number => Math.max(1, Math.abs(pixels) / 1_000_000)

/**
 * Where everything lies that a capture holds, in the order of the page. Stands by itself, so that it can be handed to
 * another page as it is.
 */
export function boxesOf(root: Document | HTMLIFrameElement): Boxed[] {
  const document = root.nodeType === 9 ? (root as Document) : (root as HTMLIFrameElement).contentDocument
  if (!document) throw new Error('There is no page to measure.')
  const unseen =
    'script, style, template, noscript, object, embed, link, meta, input[type=hidden], [data-privacy=ignore]'
  // What is shown otherwise in a capture: a frame is a text, what is blocked a box.
  const closed = 'iframe, [data-privacy=block], svg, select, dialog:not([open])'
  const found: Boxed[] = []
  const visit = (element: Element) => {
    if (element.matches(unseen)) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const pixels = [left, top, width, height, element.scrollLeft, element.scrollTop]
    found.push([element.localName, ...pixels.map(Math.round)])
    if (element.matches(closed)) return
    for (const child of element.shadowRoot?.children ?? []) visit(child)
    for (const child of element.children) visit(child)
  }
  visit(document.body)
  return found
}

/** How a mirror lies otherwise than the page; one pixel is rounding. Nothing when both are alike. */
export function differences(page: readonly Boxed[], mirror: readonly Boxed[]): string[] {
  if (page.length !== mirror.length) return [`${page.length} elements on the page, ${mirror.length} in the mirror`]
  return page.flatMap((one, index) => {
    const other = mirror[index] as Boxed
    const isAlike = one.every((value, at) =>
      typeof value === 'number' ? Math.abs(value - Number(other[at])) <= tolerance(value) : value === other[at],
    )
    return isAlike ? [] : [`${index}: ${one.join(' ')} is ${other.join(' ')} in the mirror`]
  })
}
