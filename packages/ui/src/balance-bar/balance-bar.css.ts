import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

const edged = (tone: string, ground: string) =>
  inComponents({ borderColor: `color-mix(in oklab, ${tone} 55%, ${ground})`, backgroundColor: ground })

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[48]}`,
    minHeight: '68px',
    padding: `${space[12]} 20px`,
    border: '1px solid',
    borderRadius: radius.medium,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
)
export const state = styleVariants({
  balanced: edged(color.success, color.successSoft),
  unbalanced: edged(color.danger, color.dangerSoft),
  empty: edged(color.line, color.sunken),
})
export const verdict = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: space[8], flex: '1 1 200px', minWidth: 0 }),
)
export const mark = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: space[32],
    height: space[32],
    borderRadius: radius.full,
    color: color.onAccent,
    outline: '1px solid transparent',
  }),
)
export const ground = styleVariants({
  balanced: inComponents({ backgroundColor: color.success }),
  unbalanced: inComponents({ backgroundColor: color.danger }),
})
export const text = styleVariants({
  balanced: inComponents({ color: color.success }),
  unbalanced: inComponents({ color: color.danger }),
  empty: inComponents({ color: color.muted }),
})
export const title = style(inComponents({ ...type[16], fontWeight: weight.bold }))
export const detail = style(inComponents({ ...type[12], overflowWrap: 'anywhere' }))
export const sums = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    gap: space[12],
    flex: '0 1 320px',
    minWidth: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
)
export const label = style(inComponents({ ...type[12], color: color.muted }))
export const figure = style(
  inComponents({ ...type[16], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums lining-nums' }),
)
