import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style(
  inApp({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    ...type[13],
  }),
)
export const rule = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: vars.color.muted,
    selectors: { '&[data-met=true]': { color: vars.color.success } },
  }),
)
