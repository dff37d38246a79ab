import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '860px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
/** A fact at the left and what can be done about it at the right. */
export const line = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
  }),
)
export const words = style(inApp({ flex: '1 1 320px', minWidth: 0, margin: 0 }))
export const name = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    margin: 0,
    ...type[20],
    fontWeight: weight.bold,
  }),
)
export const text = style(inApp({ margin: 0, ...type[14], color: vars.color.muted }))
export const badged = style(inApp({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))
