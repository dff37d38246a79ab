import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color, shadow } = vars

/** Takes no room: the rows do not jump when the first one is selected. */
export const anchor = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 'calc(var(--klopt-sticky-bottom, 0px) + 16px)',
    zIndex: 2,
    height: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const bar = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: 0,
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
export const count = style(inComponents({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }))
