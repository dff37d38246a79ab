import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const look = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
/** As high as the mark, before it is known: what stands below does not move. */
export const mark = style(inApp({ display: 'flex', alignItems: 'center', minHeight: '32px' }))
