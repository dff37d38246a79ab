import { inApp } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** It groups and takes no place of its own. */
export const body = style(inApp({ display: 'contents' }))
