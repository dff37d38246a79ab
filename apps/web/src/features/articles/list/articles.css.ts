import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const title = style(
  inApp({
    color: color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    ':hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
)

export const topic = style(inApp({ selectors: { '& + &': { marginTop: space[24] } } }))
export const topicName = style(inApp({ ...type[14], margin: `0 0 ${space[4]}`, fontWeight: weight.bold }))
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '44px',
    selectors: {
      '& + &': { borderTop: `1px solid ${color.line}` },
      '&[data-drop]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        height: '2px',
        backgroundColor: color.accent,
      },
      '&[data-drop=above]::after': { top: '-1px' },
      '&[data-drop=below]::after': { bottom: '-1px' },
    },
  }),
)
export const grip = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    minHeight: '32px',
    color: color.muted,
    cursor: 'grab',
    ':active': { cursor: 'grabbing' },
    // A finger scrolls; the buttons do it there.
    '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
  }),
)
export const words = style(inApp({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
