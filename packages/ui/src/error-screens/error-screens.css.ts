import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const screen = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'min(70dvh, 640px)',
    padding: '48px 16px',
    textAlign: 'center',
  }),
)
export const title = style(inComponents({ ...type[24], fontWeight: weight.bold }))
export const text = style(inComponents({ ...type[16], maxWidth: 480, margin: '8px 0 24px', color: vars.color.muted }))

export const besides = style(inComponents({ marginTop: 8 }))

export const message = style(inComponents({ overflowWrap: 'break-word', whiteSpace: 'pre-line' }))
export const code = style(
  inComponents({ ...type[13], marginTop: 12, fontVariantNumeric: 'tabular-nums', color: vars.color.muted }),
)
