import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({
    maxWidth: '880px',
    margin: '0 auto',
    padding: `${space[32]} ${space[16]}`,
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
  }),
)

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))

export const row = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    padding: `${space[12]} 20px`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)

export const words = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], minWidth: 0 }),
)
export const name = style(inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const empty = style(inApp({ margin: 0, padding: space[24], ...type[14], color: vars.color.muted }))
export const actions = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], marginLeft: 'auto' }),
)
export const more = style(
  inApp({ margin: 0, padding: space[12], textAlign: 'center', borderTop: `1px solid ${vars.color.line}` }),
)
