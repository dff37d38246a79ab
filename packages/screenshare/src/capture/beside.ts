import { kindOf } from '../markup/elements.ts'
import { SEAM, SEPARATOR } from './mask.ts'

/** A card number takes 19 digits and what stands between them. */
const FURTHEST = 60
const digitsAtEnd = new RegExp(`(?:\\d|${SEPARATOR})*$`)
const digitsAtBegin = new RegExp(`^(?:\\d|${SEPARATOR})*`)
const isSeparator = new RegExp(`^${SEPARATOR}$`)
/** Numbers on two sides of these are two numbers: days of a calendar, cells of a row, what one can press. */
const apart = new Set(
  'a article aside body button dd dt fieldset form h1 h2 h3 h4 h5 h6 label legend li main nav option p section select summary table td text textarea th tr'.split(
    ' ',
  ),
)

/** Whether a text begins or ends with digits, which may go on in what stands beside it. */
export function touchesOthers(text: string): boolean {
  let [first, last] = [0, text.length - 1]
  while (first <= last && isSeparator.test(text.charAt(first))) first += 1
  while (last > first && isSeparator.test(text.charAt(last))) last -= 1
  return isDigit(text, first) || isDigit(text, last)
}

const isDigit = (text: string, at: number): boolean => text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57

/** What is longer in a field is a number by itself. */
const LONGEST_PART = 9
export const isPart = (value: string): boolean => value.length <= LONGEST_PART

/** The digits that go on before and after a node of the page, in other elements too, with the separators between them. */
export const digitsBeside = (node: Node): { before: string; after: string } => ({
  before: reach(node, 'previousSibling'),
  after: reach(node, 'nextSibling'),
})

type Way = 'previousSibling' | 'nextSibling'

function reach(from: Node, way: Way): string {
  let found = ''
  for (let at = neighbour(from, way); at && found.length < FURTHEST; at = neighbour(at, way)) {
    const text = textOf(at).replace(/\s+/g, ' ')
    const [digits = ''] = (way === 'previousSibling' ? digitsAtEnd : digitsAtBegin).exec(text) ?? []
    found = way === 'previousSibling' ? digits + SEAM + found : found + SEAM + digits
    if (digits.length < text.length) break
  }
  return found
}

/** What comes before or after, without what is inside it; null where a number ends. */
function neighbour(from: Node, way: Way): Node | null {
  let at: Node = from
  while (!at[way]) {
    const parent: Node | null = at.parentNode
    if (!parent || isApart(parent)) return null
    at = parent
  }
  let found: Node | null = at[way]
  const inwards = way === 'previousSibling' ? 'lastChild' : 'firstChild'
  while (found && !isApart(found) && isWritten(found) && found[inwards]) found = found[inwards]
  return found && isApart(found) ? null : found
}

const isApart = (node: Node): boolean =>
  node.nodeType !== 3 && node.nodeType !== 8 && (node.nodeType !== 1 || standsApart(node as Element))

const standsApart = (element: Element): boolean => apart.has(element.localName) || element.hasAttribute('role')

const isWritten = (node: Node): boolean => node.nodeType !== 1 || kindOf((node as Element).localName) !== null

function textOf(node: Node): string {
  if (node.nodeType === 3) return (node as Text).data
  if (node instanceof HTMLBRElement) return ' '
  if (!(node instanceof HTMLInputElement) || unseen.has(node.type)) return ''
  return isPart(node.value) ? node.value : END
}

/** No digit: here a number ends. */
const END = 'x'
const unseen = new Set(['hidden', 'checkbox', 'radio', 'file'])
