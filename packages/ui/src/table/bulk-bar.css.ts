import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
const narrow = '(max-width: 639.98px)'

/** The foot of the card, as wide as the table: under its last row, and in sight while that is not. */
export const bar = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 'var(--klopt-sticky-bottom, 0px)',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    minHeight: '56px',
    boxSizing: 'border-box',
    padding: `${space[8]} ${space[12]} ${space[8]} 20px`,
    borderTop: `1px solid ${color.accent}`,
    backgroundColor: color.accentSoft,
    '@container': { [narrow]: { paddingInlineStart: space[16] } },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[8]}`,
    marginInlineEnd: 'auto',
    fontVariantNumeric: 'tabular-nums',
    // The cross stays beside it.
    '@container': { [narrow]: { flex: 1 } },
  }),
)
export const count = style(inComponents({ fontWeight: weight.medium }))
export const summary = style(inComponents({ color: color.muted }))
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    // In little room on one line of their own, under the count and the cross; more of them lie beyond its end.
    '@container': {
      [narrow]: {
        order: 1,
        flexBasis: '100%',
        flexWrap: 'nowrap',
        overflowX: 'auto',
        // The rings of what has the focus.
        margin: '-8px',
        padding: space[8],
      },
    },
  }),
)
/** Whole, also where there are more of them than fit. */
globalStyle(`${actions} > button`, { '@layer': { 'klopt.components': { flex: 'none' } } })
