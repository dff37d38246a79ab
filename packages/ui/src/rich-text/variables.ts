/** A place in a text that is filled in when it is sent. */
export interface Variable {
  /** As it stands between braces: `klant` for `{{klant}}`. Letters, digits, `_`, `.` and `-`. */
  name: string
  /** What people know it by: 'Naam van de klant'. */
  label: string
  /** What will stand there, where that is known: it is shown in place of the braces. */
  value?: string | undefined
}

/** How a variable is written in text. */
export const tokenOf = (name: string): string => `{{${name}}}`

const token = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Turns the tokens of known variables in a text into elements, and elements of unknown ones into text. */
export function markVariables(root: DocumentFragment, names: readonly string[]): void {
  for (const element of root.querySelectorAll('[data-variable]')) {
    if (!names.includes(element.getAttribute('data-variable') ?? '')) element.replaceWith(element.textContent)
  }
  if (names.length === 0) return
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.hasAttribute('data-variable')) continue
    const parts = splitTokens(text.data, names)
    if (parts.length > 1 || typeof parts[0] !== 'string') text.replaceWith(...parts.map(toNode))
  }
}

function splitTokens(text: string, names: readonly string[]): (string | { name: string })[] {
  const parts: (string | { name: string })[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, name = ''] = match
    if (!names.includes(name)) continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ name })
    end = match.index + whole.length
  }
  if (end < text.length || parts.length === 0) parts.push(text.slice(end))
  return parts
}

function toNode(part: string | { name: string }): string | HTMLElement {
  if (typeof part === 'string') return part
  const element = document.createElement('span')
  element.setAttribute('data-variable', part.name)
  element.textContent = tokenOf(part.name)
  return element
}
