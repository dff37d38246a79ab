import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const tabs = style(
  inApp({
    display: 'flex',
    gap: space[4],
    marginBottom: space[16],
    borderBottom: `1px solid ${color.line}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const tab = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '40px',
    paddingInline: space[12],
    borderBottom: '2px solid transparent',
    borderRadius: `${radius.small} ${radius.small} 0 0`,
    color: color.muted,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: color.text },
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    selectors: { '&[aria-current]': { color: color.accent, borderBottomColor: color.accent } },
    '@media': {
      [media.touch]: { minHeight: '44px' },
      // There every border is seen, and one colour is left for what is chosen.
      [media.forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: { '&[aria-current]': { borderBottomColor: 'Highlight', color: 'Highlight' } },
      },
    },
  }),
)
export const count = style(inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums' }))

export const segments = style(
  inApp({
    display: 'flex',
    gap: '2px',
    padding: '2px',
    borderRadius: radius.small,
    backgroundColor: color.sunken,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
)
export const segment = style(
  inApp({
    ...type[13],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '32px',
    paddingInline: space[12],
    borderRadius: '3px',
    color: color.muted,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: color.text },
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    selectors: {
      '&[aria-current]': { color: color.text, backgroundColor: color.surface, boxShadow: vars.shadow.low },
    },
    '@media': {
      [media.touch]: { minHeight: '44px' },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
)
