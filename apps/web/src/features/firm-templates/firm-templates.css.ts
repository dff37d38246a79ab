import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const column = { display: 'flex', flexDirection: 'column' } as const

export const form = style(inApp({ ...column, gap: space[16] }))
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
export const words = style(
  inApp({
    flex: '1 1 240px',
    minWidth: 0,
    // What can be done with a row stands at its end there too.
    '@media': { [media.phone]: { flexBasis: '120px' } },
  }),
)
export const name = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], fontWeight: weight.medium }),
)
export const detail = style(inApp({ ...type[13], color: vars.color.muted }))
export const effects = style(inApp({ ...column, gap: space[12], listStyle: 'none', margin: 0, padding: 0 }))
export const points = style(inApp({ ...type[14], margin: 0, paddingInlineStart: '20px', color: vars.color.muted }))
