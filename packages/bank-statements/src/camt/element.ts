/** An XML element, named without its namespace. */
export interface Element {
  name: string
  text: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
}

/** First child by a path of names such as `Acct/Id/IBAN`. */
export function find(element: Element | undefined, path: string): Element | undefined {
  let found = element
  for (const name of path.split('/')) {
    found = found?.children.find((child) => child.name === name)
  }
  return found
}

/** Trimmed text at a path, or undefined when it is absent or empty. */
export function textAt(element: Element | undefined, path: string): string | undefined {
  return find(element, path)?.text.trim() || undefined
}

export function childrenNamed(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((child) => child.name === name) ?? []
}
