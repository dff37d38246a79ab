import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const name = style(
  inApp({ display: 'flex', flexDirection: 'column', fontWeight: weight.medium, overflowWrap: 'anywhere' }),
)
export const detail = style(inApp({ ...type[12], fontWeight: weight.regular, color: vars.color.muted }))
/** The badge keeps its own width above why. */
export const state = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    // On a card beside the name, which has the room.
    '@media': { '(max-width: 640px)': { alignItems: 'flex-end', maxInlineSize: '140px' } },
  }),
)
/** As wide as the cards of the subscription above it. */
export const own = style(inApp({ maxInlineSize: '860px', marginBlockStart: '20px' }))
/** What a dialog says, part by part. */
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const words = style(inApp({ margin: 0 }))
