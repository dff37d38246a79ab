import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const partial = style(inApp({ padding: `0 20px ${space[12]}` }))
/** As high as two of the things, which there mostly are. */
export const wait = style(inApp({ height: '113px', padding: `0 20px ${space[16]}` }))
