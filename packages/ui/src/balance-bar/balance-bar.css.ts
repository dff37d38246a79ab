import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { FEW, GUTTER, MENU_WIDTH } from '../entry-grid/grid-parts.ts'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
const barGutter = '20px'

/** The width of a column that a sum stands under. */
export const COLUMN = '--klopt-balance-column'
/** Where the grid that it sums stands in columns. */
const inColumns = (rule: StyleRule): StyleRule['@container'] => ({ [`${FEW} (min-width: 640px)`]: rule })

const edged = (tone: string, ground: string) =>
  inComponents({ borderColor: `color-mix(in oklab, ${tone} 55%, ${ground})`, backgroundColor: ground })

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[48]}`,
    minHeight: '68px',
    padding: `${space[12]} ${barGutter}`,
    border: '1px solid',
    borderRadius: radius.medium,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
)
/** At the foot of the screen: what is summed ends at it, and nothing of that shows under it. */
export const sticks = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: `calc(var(--klopt-sticky-bottom, 0px) + ${space[12]})`,
    zIndex: 2,
    boxShadow: `0 ${space[12]} 0 ${color.paper}`,
    '@media': {
      [media.phone]: {
        flexWrap: 'nowrap',
        gap: space[12],
        minHeight: '44px',
        padding: `${space[8]} ${space[12]}`,
      },
      // Of so little height it would leave nothing to type in.
      [media.low]: { position: 'static' },
    },
  }),
)
// As high as the bar and what lies below it, with some air: what gets the focus in what is summed is not left behind it, also in
// a grid, which says so of its own.
globalStyle(`:has(+ .${sticks}.${sticks}) :is(a, button, input)`, {
  '@layer': { 'klopt.components': { scrollMarginBlockEnd: '200px' } },
})
export const state = styleVariants({
  balanced: edged(color.success, color.successSoft),
  unbalanced: edged(color.danger, color.dangerSoft),
  empty: edged(color.line, color.sunken),
})
export const verdict = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    flex: '1 1 200px',
    minWidth: 0,
    '@media': { [media.phone]: { selectors: { [`${sticks}:not([data-state=empty]) > &`]: { flex: 'none' } } } },
  }),
)
/** The mark and the difference say as much where there is one line: a screen reader keeps the words. */
export const words = style(
  inComponents({
    '@media': {
      [media.phone]: {
        selectors: {
          [`${sticks}:not([data-state=empty]) &`]: { position: 'absolute', clipPath: 'inset(50%)' },
        },
      },
    },
  }),
)
export const mark = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: space[32],
    height: space[32],
    borderRadius: radius.full,
    color: color.onAccent,
    outline: '1px solid transparent',
  }),
)
export const ground = styleVariants({
  balanced: inComponents({ backgroundColor: color.success }),
  unbalanced: inComponents({ backgroundColor: color.danger }),
})
export const text = styleVariants({
  balanced: inComponents({ color: color.success }),
  unbalanced: inComponents({ color: color.danger }),
  empty: inComponents({ color: color.muted }),
})
export const title = style(inComponents({ ...type[16], fontWeight: weight.bold }))
export const detail = style(inComponents({ ...type[12], overflowWrap: 'anywhere' }))
export const sums = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[12],
    flex: '0 1 auto',
    minWidth: 'min(320px, 100%)',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: {
        selectors: {
          [`${sticks} &`]: { flex: '1 1 0', minWidth: 0, gap: `0 ${space[12]}` },
          // Three times nothing says less than what to begin with.
          [`${sticks}[data-state=empty] &`]: { display: 'none' },
        },
      },
    },
  }),
)
/** It measures the bar, so that the sums stand under the columns only while there are any. */
export const measured = style(inComponents({ containerType: 'inline-size', containerName: FEW }))
/** As the grid above it: two columns, and what its lines end with. */
export const underColumns = style(
  inComponents({
    '@container': inColumns({
      display: 'grid',
      gridTemplateColumns: `auto var(${COLUMN}) var(${COLUMN})`,
      gap: 0,
      minWidth: 0,
      marginInlineEnd: `calc(${MENU_WIDTH} - ${barGutter})`,
    }),
  }),
)
export const sum = style(
  inComponents({ '@container': inColumns({ selectors: { [`${underColumns} > &`]: { paddingInline: GUTTER } } }) }),
)
export const before = style(
  inComponents({ '@container': inColumns({ selectors: { [`${underColumns} > &`]: { order: -1 } } }) }),
)
export const label = style(inComponents({ ...type[12], color: color.muted }))
export const figure = style(
  inComponents({
    ...type[16],
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { selectors: { [`${sticks} &`]: { fontSize: type[14].fontSize } } } },
  }),
)
