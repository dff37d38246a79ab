import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '1200px', minWidth: 0 }),
)
export const header = style(inApp({ marginBottom: 0, overflowWrap: 'anywhere' }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: space[24],
    '@media': { '(max-width: 1099.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const aside = style([
  stack,
  inApp({ '@media': { '(min-width: 1100px)': { position: 'sticky', top: space[24] } } }),
])
/**
 * While an answer is written it stays at hand beside a long conversation, where the window is high enough for both. Who reads
 * has the conversation to themselves: nothing lies over what is read or focused.
 */
export const answer = style(
  inApp({
    '@media': {
      '(min-width: 1100px) and (min-height: 800px)': {
        selectors: {
          // Also while what it opened, such as the saved replies, has the focus.
          '&:is(:focus-within, :has([aria-expanded=true]))': { position: 'sticky', bottom: space[16], zIndex: 1 },
        },
      },
    },
  }),
)
export const consent = style(inApp({ display: 'inline-flex', flexDirection: 'column', gap: space[8] }))
export const askAccess = style(inApp({ marginTop: space[16] }))
export const assign = style(inApp({ alignSelf: 'flex-start' }))
