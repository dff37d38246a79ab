import { inApp, media } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** On a phone the bottom bar leads to the same places. */
export const besidePhone = style(inApp({ '@media': { [media.phone]: { display: 'none' } } }))
