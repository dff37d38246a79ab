import { inApp, media, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const filters = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBottom: space[16] }))
const field = { '@media': { [media.phone]: { maxWidth: 'none' } } }
export const search = style(inApp({ flex: '1 1 240px', maxWidth: '360px', ...field }))
export const contact = style(inApp({ flex: '1 1 200px', maxWidth: '280px', ...field }))
export const range = style(inApp({ flex: '1 1 220px', maxWidth: '300px', ...field }))
export const name = style(inApp({ color: color.text, fontWeight: weight.medium, textDecoration: 'none' }))
export const muted = style(inApp({ color: color.muted }))
