import { style } from '@vanilla-extract/css'
import { inApp, space, type, vars, weight } from '@klopt/ui/theme'

export const heading = style(inApp({ marginBlock: `${space[16]} ${space[4]}`, ...type[13], fontWeight: weight.bold }))
export const keys = style(inApp({ margin: 0 }))
export const key = style(
  inApp({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[8],
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  }),
)
export const pressed = style(inApp({ display: 'flex', gap: space[4], margin: 0 }))
