import { inApp, media, radius, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '860px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: `20px ${space[16]}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
const span = (columns: number) =>
  style(inApp({ gridColumn: `span ${columns}`, '@media': { [media.phone]: { gridColumn: 'auto' } } }))
export const whole = span(6)
export const half = span(3)
export const third = span(2)

export const bar = style(
  inApp({
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[12],
    padding: `${space[12]} 0`,
    borderTop: `1px solid ${color.line}`,
    backgroundColor: color.paper,
    // Above the bottom bar of a phone.
    '@media': { [media.phone]: { bottom: 'calc(64px + env(safe-area-inset-bottom))' } },
  }),
)
export const unsaved = style(inApp({ ...type[13], color: color.muted, marginInlineEnd: 'auto' }))

export const swatches = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
export const legend = style(inApp({ ...type[13], fontWeight: 520, marginBottom: space[8] }))
export const swatch = style(
  inApp({ position: 'relative', display: 'block', width: '36px', height: '36px', cursor: 'pointer' }),
)
export const swatchInput = style(
  inApp({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }),
)
export const swatchColour = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: radius.full,
    border: `1px solid ${color.line}`,
    color: 'white',
    forcedColorAdjust: 'none',
    selectors: {
      'input:checked + &': { outline: `2px solid ${color.text}`, outlineOffset: '2px' },
      'input:focus-visible + &': { outline: `2px solid ${color.accent}`, outlineOffset: '4px' },
    },
  }),
)
export const colourField = style(inApp({ width: '160px', marginTop: space[12] }))
