import { inApp, radius, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const shown = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[12] }),
)
/** Paper is white in every theme. */
export const ground = style(
  inApp({
    padding: space[16],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    backgroundColor: '#fff',
  }),
)
export const picture = style(inApp({ display: 'block', maxWidth: '220px', maxHeight: '72px' }))
