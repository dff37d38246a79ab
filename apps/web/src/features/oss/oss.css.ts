import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '1200px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: '20px',
    '@media': { '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 }))
export const status = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const muted = style(inApp({ ...type[13], color: color.muted }))
export const total = style(
  inApp({ ...type[24], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
)
export const figure = style(
  inApp({ display: 'inline-flex', alignItems: 'center', gap: space[4], fontVariantNumeric: 'tabular-nums' }),
)
export const figures = style(inApp({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }))
/** A box of the form in which there is nothing. */
export const zero = style(inApp({ color: color.muted }))
/** As wide as the copy button it stands for, so that figures stay under each other. */
export const noCopy = style(inApp({ width: '28px', flex: 'none' }))
