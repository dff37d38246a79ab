import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** As high as its button, which comes when it is known what one may do: nothing under it jumps. */
export const header = style(
  inApp({ minHeight: '36px', '@media': { [media.touch]: { minHeight: '44px' }, [media.print]: { minHeight: 0 } } }),
)
export const above = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0, marginBottom: space[12] }),
)
export const jump = style(
  inApp({
    ...type[13],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    marginBlock: space[12],
    color: vars.color.muted,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
/** Under the rows: where to go in them, and more of them, in one line where there is room. */
export const foot = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[24] }))
export const more = style(inApp({ flex: '1 1 240px', minWidth: 0 }))
export const start = style(inApp({ width: '150px' }))
export const buttons = style(inApp({ display: 'contents' }))
/** Of a list without anything the button stands below; its room stays, so that nothing jumps once that is known. */
export const room = style(inApp({ display: 'contents', visibility: 'hidden' }))
