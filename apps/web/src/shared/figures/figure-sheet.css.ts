import { inApp, media, vars } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Four figures: all beside each other, or two by two. */
export const figures = style(
  inApp({
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media': { '(max-width: 1023.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)
globalStyle(`${figures} > :has(a)`, inApp({ position: 'relative' }))
globalStyle(`${figures} > :has(a:hover)`, inApp({ backgroundColor: vars.color.sunken }))
/** Its whole box is pressed. */
export const link = style(
  inApp({
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' } },
  }),
)
export const waiting = style(inApp({ display: 'inline-block', verticalAlign: 'middle' }))
/** Beside each other on a phone most of them take two lines. */
export const waitingDetail = style(
  inApp({ display: 'inline-block', '@media': { [media.phone]: { minHeight: '2rem' } } }),
)
