/** Brings an element in sight within what scrolls around it, and moves nothing else: `scrollIntoView` moves the page too. */
export function scrollWithin(scroller: Element, element: Element): void {
  const [around, own] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()]
  if (own.top < around.top) scroller.scrollTop -= around.top - own.top
  else if (own.bottom > around.bottom) scroller.scrollTop += own.bottom - around.bottom
}
