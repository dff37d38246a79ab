/**
 * What an attribute holds: `plain` is written as it is, `text` is a person's and masked where needed,
 * the others have a rule of their own. An attribute without a rule is left out.
 */
export type AttributeRule = 'plain' | 'text' | 'style' | 'link' | 'privacy' | 'popover'

/** Names of our own in a capture. A page's attributes of these names are left out. */
export const marks = {
  /** The number of a chunk, on its element. */
  chunk: 'data-k',
  /** On a template: the numbers of chunks that stay where the template is, `4`, `4-9` or `9-4`. */
  keep: 'data-keep',
  /** What was `style`: a parser under a strict policy would report it, even in a document nobody sees. */
  style: 'data-style',
  /** Shown above everything: `modal` or `popover`. */
  top: 'data-top',
} as const

const setOf = (names: string) => new Set(names.split(' '))

const plain = setOf(
  'class dir lang role type colspan rowspan span width height hidden disabled readonly multiple open size rows cols wrap start reversed min max low high optimum slot part align valign inert viewBox preserveAspectRatio d fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-opacity stroke-miterlimit vector-effect opacity x y x1 y1 x2 y2 cx cy r rx ry dx dy points transform offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod text-anchor dominant-baseline font-size font-family font-weight clip-rule clip-path clipPathUnits mask pathLength patternUnits markerWidth markerHeight refX refY orient',
)
const texts = setOf('title placeholder label id')
const special: Readonly<Record<string, AttributeRule>> = {
  style: 'style',
  href: 'link',
  'data-privacy': 'privacy',
  popover: 'popover',
}
const ours = new Set<string>(Object.values(marks))
const rules = new Map<string, AttributeRule | null>()

/** The rule of an attribute; null for one that no capture holds. */
export function ruleOf(name: string): AttributeRule | null {
  let rule = rules.get(name)
  if (rule === undefined) rules.set(name, (rule = findRule(name)))
  return rule
}

function findRule(name: string): AttributeRule | null {
  if (ours.has(name)) return null
  if (plain.has(name)) return 'plain'
  if (texts.has(name)) return 'text'
  if (Object.hasOwn(special, name)) return special[name] ?? null
  return /^(?:aria|data)-[a-z0-9_-]+$/.test(name) ? 'text' : null
}
