import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ maxWidth: '640px', display: 'flex', flexDirection: 'column', gap: space[16] }))
/** As wide as every page of the settings. */
export const settingsPage = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '860px' }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], alignItems: 'stretch' }))
export const text = style(inApp({ margin: 0, ...type[14], color: vars.color.muted, overflowWrap: 'anywhere' }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
export const code = style(inApp({ maxWidth: '280px' }))
export const grants = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const grant = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    padding: `${space[12]} 20px`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
)
export const words = style(inApp({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }))
export const details = style(inApp({ ...type[13], color: vars.color.muted }))
