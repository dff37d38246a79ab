import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

const stroke = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** The second is dashed as well: colour alone would not tell the two apart. */
export const lines = styleVariants({
  first: [style(inComponents({ ...stroke, stroke: color.accent }))],
  second: [style(inComponents({ ...stroke, stroke: color.control, strokeWidth: 1.5, strokeDasharray: '4 4' }))],
})
export const dots = styleVariants({ first: color.accent, second: color.control }, (fill) => [
  style(inComponents({ fill, stroke: color.surface, strokeWidth: 2 })),
])
export const names = styleVariants(
  { first: { fill: color.accent, fontWeight: weight.bold }, second: { fill: color.muted, fontWeight: weight.medium } },
  (rule) => [
    style(
      inComponents({
        fontSize: '0.75rem',
        dominantBaseline: 'central',
        paintOrder: 'stroke',
        stroke: color.surface,
        strokeWidth: 3,
        ...rule,
      }),
    ),
  ],
)
export const area = style(inComponents({ fill: `color-mix(in oklab, ${color.accent} 12%, transparent)` }))
export const guide = style(inComponents({ stroke: color.lineStrong }))
