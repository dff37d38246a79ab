/**
 * How an element is written; what has no kind is left out of a capture, with all that is in it. A
 * `host` is as plain, and may have a shadow root.
 */
export type Kind = 'plain' | 'host' | 'void' | 'input' | 'textarea' | 'select' | 'option' | 'meter' | 'image' | 'frame'

const setOf = (names: string) => new Set(names.split(' '))

const plain = setOf(
  'html a abbr address b bdi bdo big button caption center cite code colgroup data dd del details dfn dialog dl dt em fieldset figcaption figure font form hgroup i ins kbd label legend li map mark menu ol optgroup output picture pre q rp rt ruby s samp search slot small strike strong sub summary sup svg table tbody td tfoot th thead time tr tt u ul var',
)
const hosts = setOf('article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span')
const voids = setOf('area br col hr wbr')
const images = setOf('img canvas video audio')
const svg = setOf(
  'svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop clipPath mask use symbol title desc marker pattern',
)
const special: Readonly<Record<string, Kind>> = {
  input: 'input',
  textarea: 'textarea',
  select: 'select',
  option: 'option',
  progress: 'meter',
  meter: 'meter',
  iframe: 'frame',
}

const kinds = new Map<string, Kind | null>()

/** The kind of an HTML element by its local name; names of one's own with a hyphen are hosts. */
export function kindOf(name: string): Kind | null {
  let kind = kinds.get(name)
  if (kind === undefined) kinds.set(name, (kind = findKind(name)))
  return kind
}

export const isDrawing = (name: string): boolean => svg.has(name)

function findKind(name: string): Kind | null {
  if (hosts.has(name)) return 'host'
  if (plain.has(name)) return 'plain'
  if (voids.has(name)) return 'void'
  if (images.has(name)) return 'image'
  if (Object.hasOwn(special, name)) return special[name] ?? null
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name) ? 'host' : null
}
