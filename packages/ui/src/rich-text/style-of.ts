/** The value of a property in what was the style of an element, before `sanitise` set it aside. */
export function styleOf(element: Element, property: string): string {
  const written = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(
    element.getAttribute('data-style') ?? '',
  )
  return written?.[1]?.trim().toLowerCase() ?? ''
}
