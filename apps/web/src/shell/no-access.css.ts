import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({
    maxWidth: '640px',
    margin: '0 auto',
    padding: `${space[32]} ${space[16]} ${space[64]}`,
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
  }),
)
export const header = style(inApp({ marginBottom: 0 }))
export const text = style(inApp({ margin: 0, ...type[14], color: vars.color.muted, textWrap: 'pretty' }))
export const ways = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[16] }))
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const place = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '48px',
    padding: `${space[8]} 20px`,
    // Under the title of the card, also where that moves.
    '@media': { [media.phone]: { paddingInline: space[16] } },
    ...type[14],
    fontWeight: weight.medium,
    color: vars.color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { 'li + li > &': { borderTop: `1px solid ${vars.color.line}` } },
    ':hover': { backgroundColor: vars.color.accentSoft },
  }),
)
