import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const column = style(inApp({ minWidth: 0 }))
export const head = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    marginBottom: space[12],
    // The buttons have a row of their own, so that they do not jump to it while the typeface loads.
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
  }),
)
export const title = style(inApp({ ...type[16], margin: 0, fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const buttons = style(inApp({ display: 'flex', gap: space[8] }))
export const failed = style(inApp({ margin: `0 0 ${space[12]}`, color: vars.color.danger }))
export const below = style(inApp({ display: 'grid', justifyItems: 'start', gap: space[8], marginTop: space[12] }))
/** As high as a sheet, so that nothing jumps when it comes. */
export const empty = style(inApp({ aspectRatio: '1 / 1.414', backgroundColor: vars.color.surface }))
