import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** Periods beside each other, newest first; more than fit can be scrolled to. */
export const periods = style(
  inApp({
    display: 'flex',
    gap: space[8],
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    // Room for the focus ring, which scrolling would cut off.
    padding: '3px',
    margin: '-3px',
    scrollPaddingInline: '3px',
    scrollbarWidth: 'thin',
    // What goes on beyond the edge fades; at the end nothing lies under it.
    '::after': {
      content: '""',
      flex: 'none',
      position: 'sticky',
      insetInlineEnd: '-3px',
      width: '40px',
      marginInlineStart: `calc(-1 * ${space[8]})`,
      background: `linear-gradient(to right, transparent, ${color.paper})`,
      pointerEvents: 'none',
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const periodItem = style(inApp({ flex: 'none', scrollSnapAlign: 'start' }))
export const period = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[4],
    minWidth: '148px',
    padding: `${space[8]} ${space[12]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    ...type[13],
    fontWeight: weight.medium,
    ':hover': { borderColor: color.lineStrong },
    selectors: {
      '&[aria-current=page]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
    },
  }),
)
export const allPeriods = style(inApp({ flex: 'none', alignSelf: 'center' }))
