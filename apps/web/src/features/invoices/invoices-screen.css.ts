import { inApp, media, radius, space, vars, weight } from '@klopt/ui/theme'
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
    '@media': { [media.touch]: { minHeight: '44px' } },
  }),
)

export const filters = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBottom: space[16] }))
export const search = style(
  inApp({ flex: '1 1 240px', maxWidth: '360px', '@media': { [media.phone]: { maxWidth: 'none' } } }),
)
export const contact = style(
  inApp({ flex: '1 1 200px', maxWidth: '280px', '@media': { [media.phone]: { maxWidth: 'none' } } }),
)

export const number = style(
  inApp({
    color: color.text,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    '@container': { '(max-width: 639.98px)': { color: 'inherit', fontWeight: weight.regular } },
  }),
)
export const muted = style(inApp({ color: color.muted }))
