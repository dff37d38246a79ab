import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
const narrow = '(max-width: 639.98px)'

export const row = style(inComponents({ '@container': { [narrow]: { display: 'block' } } }))
const wide = {
  borderBottom: `1px solid ${color.line}`,
  fontWeight: weight.regular,
  textAlign: 'start',
} as const
export const group = style(
  inComponents({
    ...wide,
    ...type[13],
    height: dense(32),
    padding: '0 20px',
    backgroundColor: color.sunken,
    color: color.muted,
    '@container': {
      [narrow]: {
        display: 'block',
        height: 'auto',
        padding: `${space[4]} ${space[16]}`,
      },
    },
  }),
)
export const line = style(
  inComponents({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0, flexWrap: 'wrap' }),
)
export const name = style(inComponents({ color: color.text, fontWeight: weight.bold }))
export const count = style(inComponents({ marginInlineStart: 'auto' }))
export const detail = style(
  inComponents({
    ...wide,
    padding: `0 ${space[12]} ${space[12]}`,
    backgroundColor: color.accentSoft,
    '@container': { [narrow]: { display: 'block', padding: `0 ${space[8]} ${space[8]}` } },
  }),
)
