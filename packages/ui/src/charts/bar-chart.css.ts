import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const drawing = style(
  inComponents({
    // Time runs from left to right in every page, and `start` of a text is its left.
    direction: 'ltr',
    overflow: 'visible',
    fontVariantNumeric: 'tabular-nums lining-nums',
    userSelect: 'none',
    // It was drawn for the screen, and paper is narrower.
    '@media': { [media.print]: { maxWidth: '100%', height: 'auto' } },
  }),
)

/** Keeps a word readable where it lies over a line or a bar. */
const halo = { paintOrder: 'stroke', stroke: color.surface, strokeWidth: 3, strokeLinejoin: 'round' } as const

const text = (rule: { textAnchor: 'start' | 'middle' | 'end'; fill: string; fontWeight?: number }) =>
  style(inComponents({ fontSize: '0.75rem', ...halo, ...rule }))

export const line = style(inComponents({ stroke: color.line }))
export const zero = style(inComponents({ stroke: color.lineStrong }))
export const tick = style([
  text({ textAnchor: 'end', fill: color.muted }),
  inComponents({ dominantBaseline: 'central' }),
])
export const category = text({ textAnchor: 'middle', fill: color.muted })
export const currentCategory = text({ textAnchor: 'middle', fill: color.text, fontWeight: weight.bold })
export const valueLabel = text({ textAnchor: 'middle', fill: color.text, fontWeight: weight.bold })
export const firstName = text({ textAnchor: 'middle', fill: color.accent, fontWeight: weight.bold })
export const firstNameNarrow = text({ textAnchor: 'start', fill: color.accent, fontWeight: weight.bold })
export const secondName = text({ textAnchor: 'start', fill: color.muted, fontWeight: weight.medium })
export const secondNameAbove = text({ textAnchor: 'middle', fill: color.muted, fontWeight: weight.medium })

export const bars = styleVariants({ first: color.accent, second: color.control }, (fill) => [
  style(inComponents({ fill })),
])
/** Behind the bars whose figures show. */
export const shownBand = style(inComponents({ fill: color.text, fillOpacity: 0.05 }))
