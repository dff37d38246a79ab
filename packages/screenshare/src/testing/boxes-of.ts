/** Where an element of a page lies, and how far what is in it is scrolled, in whole pixels. */
export type Boxed = readonly [name: string, left: number, top: number, width: number, height: number, scroll: string]

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
    const scroll = `${Math.round(element.scrollLeft)} ${Math.round(element.scrollTop)}`
    const [x, y, wide, high] = [left, top, width, height].map(Math.round) as [number, number, number, number]
    found.push([element.localName, x, y, wide, high, scroll])
    if (element.matches(closed)) return
    for (const child of element.shadowRoot?.children ?? []) visit(child)
    for (const child of element.children) visit(child)
  }
  visit(document.body)
  return found
}

/** How a mirror lies otherwise than the page; at most one pixel is none. Nothing when both are alike. */
export function differences(page: readonly Boxed[], mirror: readonly Boxed[]): string[] {
  if (page.length !== mirror.length) return [`${page.length} elements on the page, ${mirror.length} in the mirror`]
  return page.flatMap((one, index) => {
    const other = mirror[index] as Boxed
    const isAlike = one.every((value, at) =>
      typeof value === 'number' ? Math.abs(value - Number(other[at])) <= 1 : value === other[at],
    )
    return isAlike ? [] : [`${index}: ${one.join(' ')} is ${other.join(' ')} in the mirror`]
  })
}
