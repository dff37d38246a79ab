import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { tones, type Tone } from '../themes/tokens.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
const byTone = Object.fromEntries(tones.map((name) => [name, name])) as { [name in Tone]: name }

export const card = style(
  inComponents({
    minWidth: 0,
    border: '1px solid',
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    '@media': { [media.print]: { boxShadow: 'none', breakInside: 'avoid' } },
  }),
)
export const edge = styleVariants(byTone, (name) =>
  inComponents({ borderColor: `color-mix(in oklab, ${color[name]} 50%, ${color.surface})` }),
)
export const tone = styleVariants(byTone, (name) => inComponents({ color: color[name] }))
export const ground = styleVariants(byTone, (name) => inComponents({ backgroundColor: color[name] }))

export const part = style(
  inComponents({
    display: 'grid',
    gap: space[8],
    padding: `${space[16]} 20px`,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const title = style(inComponents({ ...type[14], display: 'flex', alignItems: 'center', gap: space[8] }))
export const amount = style(
  inComponents({ ...type[32], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums lining-nums' }),
)
export const amountLabel = style(inComponents({ color: color.muted, marginTop: '-4px' }))
export const track = style(
  inComponents({
    display: 'flex',
    height: space[8],
    gap: '2px',
    overflow: 'hidden',
    borderRadius: radius.full,
    backgroundColor: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    outline: '1px solid transparent',
    forcedColorAdjust: 'none',
  }),
)
export const within = style(inComponents({ backgroundColor: color.control }))
export const beyond = style(inComponents({ flex: 1 }))
/** Ends where the limit is, as far as its words leave it. */
export const limit = style(
  inComponents({ ...type[12], minWidth: 'max-content', maxWidth: '100%', color: color.muted, textAlign: 'end' }),
)
export const law = style(inComponents({ ...type[12], color: color.muted }))
export const facts = style(
  inComponents({
    ...type[13],
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[16]}`,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const details = style(inComponents({ marginInlineStart: 'auto' }))
export const term = style(inComponents({ color: color.muted }))
