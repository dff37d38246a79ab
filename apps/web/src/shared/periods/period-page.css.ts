import { inApp } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** A page about one period or year, which is chosen at its top. */
export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '1200px' }))
export const header = style(inApp({ marginBottom: 0 }))
