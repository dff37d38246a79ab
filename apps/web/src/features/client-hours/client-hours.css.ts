import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const column = { display: 'flex', flexDirection: 'column' } as const

export const form = style(inApp({ ...column, gap: space[16] }))
export const pair = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[12],
    '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
  }),
)
export const filters = style(
  inApp({
    display: 'grid',
    // The period, which has two days in it, shows both of them.
    gridTemplateColumns: 'minmax(290px, 1fr) 1fr 1fr',
    gap: space[12],
    margin: `${space[16]} 0`,
    '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
  }),
)
export const sums = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    gap: space[16],
    alignItems: 'start',
  }),
)
export const entries = style(inApp({ marginTop: space[16] }))
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} 20px`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const words = style(inApp({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }))
export const name = style(inApp({ display: 'block', fontWeight: weight.medium }))
export const detail = style(inApp({ display: 'block', ...type[13], color: vars.color.muted }))
export const amount = style(inApp({ fontVariantNumeric: 'tabular-nums' }))
export const rest = style(inApp({ margin: 0, padding: `${space[12]} 20px`, ...type[13], color: vars.color.muted }))
