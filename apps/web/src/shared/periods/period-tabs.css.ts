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
    scrollbarWidth: 'thin',
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
