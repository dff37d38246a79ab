import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const note = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
export const label = style(inApp({ ...type[13], fontWeight: weight.medium, marginBlockEnd: space[4] }))
export const attached = style(
  inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: space[8] }),
)
export const file = style(
  inApp({
    ...type[13],
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[4]} ${space[8]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.small,
    backgroundColor: vars.color.sunken,
    overflowWrap: 'anywhere',
  }),
)
export const footer = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
  }),
)
/** Apart from what ends the mail. */
export const test = style(inApp({ marginInlineEnd: 'auto' }))
