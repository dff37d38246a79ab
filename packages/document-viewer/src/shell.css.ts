import { style } from '@vanilla-extract/css'
import { inApp, vars } from '@klopt/ui/theme'

/** Takes the room its place gives it, and all of its height. */
export const viewer = style(
  inApp({
    container: 'viewer / inline-size',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: '320px',
    height: '100%',
    backgroundColor: vars.color.sunken,
    '@media': { print: { display: 'none' } },
  }),
)
export const body = style(inApp({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 }))
export const document = style(inApp({ position: 'relative', flex: 1, minWidth: 0 }))
