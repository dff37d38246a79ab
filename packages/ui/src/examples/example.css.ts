import { style } from '@vanilla-extract/css'
import { inApp } from '../styles/in-layer.ts'
import { media, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const page = style(inApp({ padding: space[16], maxWidth: '1200px', display: 'grid', gap: '20px' }))
export const split = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gap: space[32],
    '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const stack = style(inApp({ display: 'grid', alignContent: 'start', gap: space[16] }))
export const pair = style(inApp({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[12] }))
export const actions = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12], paddingTop: space[8] }))
export const grow = style(inApp({ flex: 1 }))
export const keys = style(
  inApp({
    ...type[12],
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[8]} ${space[16]}`,
    marginTop: space[12],
    color: vars.color.muted,
    '@media': { [media.phone]: { display: 'none' } },
  }),
)
export const strong = style(inApp({ fontWeight: weight.medium }))
export const second = style(
  inApp({ ...type[12], display: 'block', color: vars.color.muted, fontWeight: weight.regular }),
)
export const muted = style(inApp({ color: vars.color.muted }))
export const plus = style(inApp({ color: vars.color.success, fontWeight: weight.medium }))
export const proposed = style(inApp({ color: vars.color.warning, fontWeight: weight.medium }))
