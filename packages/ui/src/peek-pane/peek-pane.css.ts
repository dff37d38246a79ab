import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color, shadow } = vars

/** A card that keeps its top beside a table that scrolls, and ends in sight. */
export const pane = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: `calc(var(--klopt-sticky-top, 0px) + ${space[16]})`,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    maxHeight: `calc(100dvh - var(--klopt-sticky-top, 0px) - var(--klopt-sticky-bottom, 0px) - 2 * ${space[16]})`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: shadow.low,
    // As a sheet over the page it scrolls with that.
    selectors: { 'dialog &': { position: 'static', maxHeight: 'none', boxShadow: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '38px',
    padding: `0 ${space[8]} 0 20px`,
    borderBottom: `1px solid ${color.line}`,
    '@media': { [media.touch]: { minHeight: '48px', gap: space[16] } },
  }),
)
/** A sheet has a cross of its own. */
export const close = style(inComponents({ selectors: { 'dialog &': { display: 'none' } } }))
export const position = style(inComponents({ ...type[13], marginInlineEnd: 'auto', color: color.muted }))
export const body = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    padding: `${space[16]} 20px`,
    overflowY: 'auto',
    overflowWrap: 'break-word',
    ':focus-visible': { outlineOffset: '-2px' },
  }),
)
export const foot = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[8],
    padding: `${space[12]} 20px`,
    borderTop: `1px solid ${color.line}`,
  }),
)
