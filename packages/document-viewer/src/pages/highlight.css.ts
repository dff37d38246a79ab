import { style } from '@vanilla-extract/css'
import { inApp, radius } from '@klopt/ui/theme'

// They lie on paper, which is white in every theme, so their colours are the same in every theme.
const accent = 'oklch(0.45 0.085 215)'
const amber = 'oklch(0.62 0.14 62)'

const over = { position: 'absolute', borderRadius: '2px', mixBlendMode: 'multiply' } as const

export const match = style(inApp({ ...over, pointerEvents: 'none', backgroundColor: 'oklch(0.9 0.15 98 / 0.7)' }))
export const currentMatch = style(
  inApp({ backgroundColor: 'oklch(0.8 0.16 70 / 0.8)', boxShadow: `0 0 0 2px ${amber}` }),
)

export const mark = style(
  inApp({
    ...over,
    // For its tooltip.
    pointerEvents: 'auto',
    boxSizing: 'content-box',
    margin: '-3px 0 0 -3px',
    padding: '2px',
    border: `1.5px solid ${amber}`,
    borderRadius: radius.small,
    backgroundColor: 'oklch(0.962 0.045 88)',
  }),
)

export const drawn = style(
  inApp({
    position: 'absolute',
    border: `1.5px dashed ${accent}`,
    backgroundColor: 'oklch(0.45 0.085 215 / 0.1)',
    pointerEvents: 'none',
  }),
)
