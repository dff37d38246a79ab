import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const company = style(inApp({ color: vars.color.text, fontWeight: weight.bold }))
export const rights = style(
  inApp({
    margin: 0,
    listStyle: 'disc',
    paddingInlineStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    ...type[14],
    color: vars.color.muted,
  }),
)
export const right = style(inApp({ display: 'block', color: vars.color.text, fontWeight: weight.medium }))
