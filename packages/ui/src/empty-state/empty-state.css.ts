import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const state = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[16],
    padding: `${space[48]} ${space[24]}`,
    textAlign: 'center',
  }),
)
export const icon = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: radius.medium,
    backgroundColor: color.sunken,
    color: color.muted,
  }),
)
export const words = style(
  inComponents({ maxWidth: 'min(44ch, 100%)', overflowWrap: 'break-word', textWrap: 'balance' }),
)
export const title = style(inComponents({ ...type[16], fontWeight: weight.bold }))
export const text = style(inComponents({ color: color.muted }))
export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[12] }),
)
