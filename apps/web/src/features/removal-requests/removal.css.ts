import { inApp, space, type } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '860px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const stack = style(
  inApp({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[16] }),
)
export const wide = style(inApp({ alignSelf: 'stretch' }))
export const text = style(inApp({ margin: 0, ...type[14] }))
export const steps = style(
  inApp({
    margin: 0,
    listStyle: 'decimal',
    paddingInlineStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    ...type[14],
  }),
)
