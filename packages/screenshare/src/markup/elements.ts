/** How an element is written; what has no kind is left out of a capture, with all that is in it. */
export type Kind = 'plain' | 'void' | 'input' | 'textarea' | 'select' | 'option' | 'meter' | 'image' | 'frame'

const setOf = (names: string) => new Set(names.split(' '))

const plain = setOf(
  'html body a abbr address article aside b bdi bdo big blockquote button caption center cite code colgroup data dd del details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label legend li main map mark menu nav ol optgroup output p picture pre q rp rt ruby s samp search section slot small span strike strong sub summary sup svg table tbody td tfoot th thead time tr tt u ul var',
)
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

/** The kind of an HTML element by its local name; names of one's own with a hyphen are plain. */
export function kindOf(name: string): Kind | null {
  let kind = kinds.get(name)
  if (kind === undefined) kinds.set(name, (kind = findKind(name)))
  return kind
}

export const isDrawing = (name: string): boolean => svg.has(name)

/** Whether an element has no end tag. */
export const isVoid = (name: string): boolean => voids.has(name) || name === 'img' || name === 'input'

function findKind(name: string): Kind | null {
  if (plain.has(name)) return 'plain'
  if (voids.has(name)) return 'void'
  if (images.has(name)) return 'image'
  if (Object.hasOwn(special, name)) return special[name] ?? null
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name) ? 'plain' : null
}
