import { joinWordLists } from './join-word-lists.ts'
import type { LinkRules } from './links.ts'
import { sanitise } from './sanitise.ts'
import { styleOf } from './style-of.ts'

/**
 * What somebody pasted from Word, Outlook, Google Docs or a website, as plain structure: lists are
 * lists, bold is bold, and nothing of the look remains.
 */
export function cleanPaste(html: string, links?: LinkRules): DocumentFragment {
  const fragment = sanitise(html, { links, keepLook: true })
  unwrapGoogleDocs(fragment)
  joinWordLists(fragment)
  for (const element of fragment.querySelectorAll<HTMLElement>('[data-style]')) nameLook(element)
  for (const table of fragment.querySelectorAll('table')) flattenTable(table)
  for (const element of fragment.querySelectorAll('[data-style], [class]')) {
    element.removeAttribute('data-style')
    element.removeAttribute('class')
  }
  dropEmptyParagraphs(fragment)
  return fragment
}

const isBold = (weight: string) => weight === 'bold' || Number(weight) >= 600

/** Google Docs wraps all it copies in a `<b>` that is not bold. */
function unwrapGoogleDocs(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll('b, strong')) {
    const weight = styleOf(element, 'font-weight')
    if (weight !== '' && !isBold(weight)) element.replaceWith(...element.childNodes)
  }
}

/** Gives a text that only looks bold, slanted or underlined the element that says so. */
function nameLook(element: HTMLElement): void {
  if (element.localName !== 'span') return
  const names = [
    isBold(styleOf(element, 'font-weight')) && 'strong',
    styleOf(element, 'font-style') === 'italic' && 'em',
    styleOf(element, 'text-decoration(?:-line)?').startsWith('underline') && !element.closest('a') && 'u',
  ]
  for (const name of names) {
    if (!name) continue
    const named = element.ownerDocument.createElement(name)
    named.append(...element.childNodes)
    element.append(named)
  }
}

/** The editor has no tables: each row becomes a line. */
function flattenTable(table: HTMLTableElement): void {
  const lines = [...table.rows].map(({ cells }) => {
    const line = table.ownerDocument.createElement('p')
    const texts = [...cells].map((cell) => cell.textContent.trim())
    line.textContent = texts.filter(Boolean).join(' ')
    return line
  })
  table.replaceWith(...lines)
}

/** Office makes room with empty paragraphs and hard spaces. */
function dropEmptyParagraphs(fragment: DocumentFragment): void {
  for (const paragraph of fragment.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('br')) paragraph.remove()
  }
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    currentNode.textContent = currentNode.textContent?.replaceAll('\u00a0', ' ') ?? ''
  }
}
