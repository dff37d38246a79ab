import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '1040px', minWidth: 0 }),
)
export const header = style(inApp({ marginBottom: 0 }))
export const filters = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12] }))
export const search = style(
  inApp({ flex: '1 1 240px', maxWidth: '360px', '@media': { [media.phone]: { maxWidth: 'none' } } }),
)
export const choice = style(
  inApp({ flex: '1 1 140px', maxWidth: '240px', '@media': { [media.phone]: { maxWidth: 'none' } } }),
)

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: `0 0 ${space[4]}` }))
export const row = style(
  inApp({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '56px',
    padding: `${space[8]} 20px`,
    selectors: {
      '& + &': { borderTop: `1px solid ${color.line}` },
      '&:hover': { backgroundColor: color.sunken },
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
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${space[8]} ${space[12]}`,
        padding: `${space[12]} ${space[16]}`,
      },
    },
  }),
)
export const grip = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    minHeight: '32px',
    marginInlineStart: '-8px',
    color: color.muted,
    cursor: 'grab',
    ':active': { cursor: 'grabbing' },
    // A finger scrolls; the buttons do it there.
    '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
  }),
)
export const words = style(
  inApp({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gap: space[2],
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { gridRow: 'span 2', alignSelf: 'start' } },
  }),
)
export const title = style(
  inApp({
    ...type[14],
    justifySelf: 'start',
    color: color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    ':hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
)
export const details = style(inApp({ ...type[13], color: color.muted }))
export const changed = style(
  inApp({
    ...type[13],
    flex: 'none',
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(max-width: 959.98px)': { display: 'none' } },
  }),
)
export const state = style(
  inApp({ flex: 'none', minWidth: '112px', '@media': { [media.phone]: { justifySelf: 'end', minWidth: 0 } } }),
)
export const moves = style(
  inApp({
    flex: 'none',
    display: 'inline-flex',
    gap: space[4],
    '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'end' } },
  }),
)
