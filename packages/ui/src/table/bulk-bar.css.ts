import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color, shadow } = vars

/** Under the table, so that no row jumps or is covered at the end, and in sight while it is not. */
export const dock = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 'var(--klopt-sticky-bottom, 0px)',
    zIndex: 2,
    paddingBlock: space[12],
    // What lies beside the bar can be pressed.
    pointerEvents: 'none',
    // The totals stand on it, where they stick at the end of the page themselves; no row is seen under them.
    selectors: { '[data-totals] > &': { backgroundColor: color.surface } },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const bar = style(
  inComponents({
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    width: 'fit-content',
    maxWidth: 'calc(100% - 24px)',
    marginInline: 'auto',
    padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: shadow.medium,
  }),
)
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    // In little room on a line of their own, under the count and the cross.
    '@container': { '(max-width: 639.98px)': { order: 1, flexBasis: '100%' } },
  }),
)
export const clear = style(inComponents({ marginInlineStart: 'auto' }))
export const count = style(inComponents({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }))
