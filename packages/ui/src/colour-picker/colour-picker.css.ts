import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const around = style(inComponents({ position: 'relative', minWidth: 0 }))
export const trigger = style(
  inComponents({
    gap: space[8],
    paddingInline: dense(10),
    textAlign: 'start',
    selectors: { '&:disabled': { color: color.muted } },
  }),
)
export const wrong = style(inComponents({ borderColor: color.danger }))
export const code = style(inComponents({ flex: 1 }))
export const placeholder = style(inComponents({ color: color.muted }))
export const chevron = style(inComponents({ color: color.muted }))
/** A colour itself, which no theme changes. */
export const colour = style(
  inComponents({
    width: 20,
    height: 20,
    flex: 'none',
    border: `1px solid ${color.control}`,
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
  }),
)

/** As high as its content needs where the window allows it. */
export const popover = style(
  inComponents({ width: 264, padding: space[12], maxHeight: 'min(520px, var(--available-height, 520px))' }),
)
export const panel = style(inComponents({ display: 'grid', gap: space[12] }))

const slider = {
  position: 'relative',
  cursor: 'crosshair',
  touchAction: 'none',
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  forcedColorAdjust: 'none',
} as const

/** Exactly the plane of HSL: grey at the left, the hue at the right, white above, black below. */
export const area = style(
  inComponents({
    ...slider,
    height: 140,
    backgroundImage:
      'linear-gradient(to bottom, white, transparent 50%, black), linear-gradient(to right, hsl(0 0% 50%), transparent)',
  }),
)
export const hue = style(
  inComponents({
    ...slider,
    height: 24,
    backgroundImage:
      'linear-gradient(to right, hsl(0 100% 50%), hsl(60 100% 50%), hsl(120 100% 50%), hsl(180 100% 50%), hsl(240 100% 50%), hsl(300 100% 50%), hsl(360 100% 50%))',
    '@media': { [media.touch]: { height: 44 } },
  }),
)
/** White in black, so that it shows on every colour. */
export const thumb = style(
  inComponents({
    position: 'absolute',
    width: 16,
    height: 16,
    translate: '-50% -50%',
    border: '2px solid white',
    borderRadius: radius.full,
    boxShadow: '0 0 0 1px black',
    pointerEvents: 'none',
  }),
)
export const hueThumb = style(inComponents({ top: '50%' }))

export const swatches = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
export const swatchButton = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    border: `1px solid ${color.control}`,
    borderRadius: radius.full,
    forcedColorAdjust: 'none',
    '@media': { [media.touch]: { width: 44, height: 44 } },
  }),
)

export const notes = style(inComponents({ ...type[13], display: 'grid', gap: space[4] }))
export const note = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[8] }))
/** Two letters to look at; the verdict beside them is what is read. */
export const sample = style(
  inComponents({
    '::before': { content: '"Aa" / ""' },
    ...type[12],
    paddingInline: 6,
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
  }),
)
export const good = style(inComponents({ color: color.success }))
export const bad = style(inComponents({ color: color.warning }))
