import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const client = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const detail = style(inApp({ ...type[12], color: vars.color.muted }))
export const late = style(inApp({ ...type[12], color: vars.color.danger }))
/** The state, and what matters about it beside or under it. */
export const standing = style(
  inApp({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[8]}`,
    '@media': { [media.phone]: { justifyContent: 'flex-end' } },
  }),
)
