import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const mark = style(inApp({ display: 'flex', alignItems: 'center', gap: space[12], margin: 0, minWidth: 0 }))
export const initial = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '30px',
    height: '30px',
    borderRadius: radius.medium,
    backgroundColor: color.accent,
    color: color.onAccent,
    fontWeight: weight.bold,
  }),
)
export const logo = style(inApp({ flex: 'none', maxHeight: '32px', maxWidth: '120px', objectFit: 'contain' }))
export const company = style(inApp({ ...type[16], fontWeight: weight.bold, overflowWrap: 'anywhere' }))
