import { inApp, media, space, type, vars } from '@klopt/ui/theme'
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
