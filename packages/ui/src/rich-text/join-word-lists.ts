import { styleOf } from './style-of.ts'

interface WordItem {
  level: number
  /** The number it begins with, in a numbered list. */
  number: number | null
}

/**
 * Word and Outlook write a list as paragraphs, each with its bullet as text and its level in
 * `mso-list`. This makes real lists of each run of them.
 */
export function joinWordLists(fragment: DocumentFragment): void {
  // Lists that are open: the outermost first.
  let open: { level: number; list: HTMLElement }[] = []
  let previous: Element | null = null
  for (const paragraph of fragment.querySelectorAll<HTMLElement>('p')) {
    if (!isWordItem(paragraph)) continue
    if (paragraph.previousElementSibling !== previous) open = []
    const item = takeMarker(paragraph)
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    let current = open.at(-1)
    if (!current || current.level < item.level || isOtherKind(current.list, item)) {
      const list = listFor(item, paragraph)
      const parent = current && current.level < item.level ? current.list.lastElementChild : null
      if (parent) parent.append(list)
      else {
        paragraph.before(list)
        open = []
      }
      current = { level: item.level, list }
      open.push(current)
    }
    const line = paragraph.ownerDocument.createElement('li')
    previous = open[0]?.list ?? null
    line.append(paragraph)
    current.list.append(line)
  }
}

const isWordItem = (paragraph: Element): boolean =>
  /^l\d+ level\d/.test(styleOf(paragraph, 'mso-list')) || /\bMsoListParagraph/.test(paragraph.className)

/** Takes the bullet or number from a paragraph and tells what it was. */
function takeMarker(paragraph: HTMLElement): WordItem {
  const level = Number(/level(\d)/.exec(styleOf(paragraph, 'mso-list'))?.[1] ?? 1)
  const ignored = [...paragraph.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore')
  const marker = ignored?.textContent ?? markerInText(paragraph)
  if (ignored) ignored.remove()
  else removeFromStart(paragraph, marker.length)
  const numbered = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.exec(marker)
  return { level, number: numbered ? Number(numbered[1]) || 1 : null }
}

const markerInText = ({ textContent }: Element): string =>
  /^\s*(?:[·•▪§o–-]|\(?(?:\d+|[a-z])[.)])[\s\u00a0]+/i.exec(textContent)?.[0] ?? ''

function removeFromStart(element: HTMLElement, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = length
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode
    const data = text.textContent ?? ''
    text.textContent = data.slice(left)
    left -= Math.min(left, data.length)
  }
}

const isOtherKind = (list: HTMLElement, { number }: WordItem): boolean =>
  (list.localName === 'ol') !== (number !== null)

function listFor({ number }: WordItem, { ownerDocument }: HTMLElement): HTMLElement {
  const list = ownerDocument.createElement(number === null ? 'ul' : 'ol')
  if (number !== null && number > 1) list.setAttribute('start', String(number))
  return list
}
