import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, space, weight } from '../themes/scale.ts'
import { tones } from '../themes/tokens.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const alert = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: `10px ${space[12]}`,
    border: '1px solid',
    outline: `1px solid ${color.edge}`,
    outlineOffset: '-1px',
    borderRadius: radius.medium,
    color: color.text,
  }),
)

const grounds = Object.fromEntries(tones.map((tone) => [tone, tone])) as {
  [tone in (typeof tones)[number]]: tone
}

export const tone = styleVariants(grounds, (name) =>
  inComponents({
    backgroundColor: color[`${name}Soft`],
    borderColor: `color-mix(in oklab, ${color[name]} 25%, ${color[`${name}Soft`]})`,
  }),
)
export const icon = styleVariants(grounds, (name) =>
  inComponents({ color: color[name], display: 'flex', height: '20px', alignItems: 'center' }),
)

export const body = style(inComponents({ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: '8px 16px' }))
export const text = style(inComponents({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'break-word' }))
export const title = style(inComponents({ fontWeight: weight.bold }))
export const actions = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: '20px' }))
export const dismiss = style(inComponents({ marginBlock: '-2px', marginInlineEnd: '-4px' }))
