import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const sideBySide = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    alignItems: 'start',
    gap: space[24],
  }),
)
export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const pair = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[12],
    '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
  }),
)
export const below = style(inApp({ marginTop: '20px' }))
export const waiting = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))
export const detail = style(inApp({ display: 'block', ...type[13], color: vars.color.muted, overflowWrap: 'anywhere' }))
export const none = style(inApp({ color: vars.color.muted }))
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} 20px`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
/** On a phone the words have its room. */
export const avatar = style(inApp({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } }))
export const words = style(
  inApp({
    flex: '1 1 240px',
    minWidth: 0,
    // What can be done with a row stands at its end there too.
    '@media': { [media.phone]: { flexBasis: '120px' } },
  }),
)
export const name = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
)
