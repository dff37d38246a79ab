import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const tools = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBottom: space[12] }))
/** In one line, so that what is written keeps the room. */
export const picker = style(inApp({ display: 'flex', alignItems: 'center', gap: space[8] }))
export const search = style(inApp({ flex: '1 1 200px' }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] }))
