import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const avatar = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.full,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
    fontWeight: weight.bold,
    lineHeight: 1,
    userSelect: 'none',
    outline: `1px solid ${vars.color.edge}`,
    outlineOffset: '-1px',
  }),
)
export const square = style(inComponents({ borderRadius: radius.small }))
export const picture = style(inComponents({ width: '100%', height: '100%', objectFit: 'cover' }))
