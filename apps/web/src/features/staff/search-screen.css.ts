import { inApp, media, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const name = style(
  inApp({
    color: vars.color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    ':hover': { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
)
export const administrations = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[12]}`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '@media': { [media.touch]: { gap: `${space[8]} ${space[16]}` } },
  }),
)
/** As high as what is pressed has to be, also where one stands under the other. */
export const administration = style(inApp({ display: 'inline-block', lineHeight: '24px' }))
