import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const gutter = { paddingInline: '20px', '@media': { [media.phone]: { paddingInline: space[16] } } } as const
const focus = { ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' } } as const

export const head = style(inApp({ ...gutter, paddingBlock: `${space[24]} ${space[16]}` }))
export const headRow = style(
  inApp({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[12] }),
)
export const label = style(inApp({ margin: 0, color: color.muted, overflowWrap: 'anywhere' }))
export const amount = style(
  inApp({ ...type[32], margin: 0, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums lining-nums' }),
)
export const due = style(inApp({ margin: 0 }))
export const strong = style(inApp({ fontWeight: weight.medium }))
export const left = style(inApp({ color: color.muted }))
export const late = style(inApp({ color: color.danger }))
export const cannot = style(inApp({ ...gutter, margin: 0, paddingBottom: space[24] }))
export const inCurrency = style(inApp({ ...gutter, margin: 0, paddingBottom: space[8] }))
/** Four rows of 44, and on a phone the button for the code. */
export const waiting = style(
  inApp({
    paddingInline: '20px',
    minHeight: '196px',
    '@media': { [media.phone]: { paddingInline: space[16], minHeight: '248px' } },
  }),
)
export const note = style(inApp({ ...type[13], margin: 0, color: color.muted, textAlign: 'center' }))

export const online = style(inApp({ ...gutter, display: 'grid', gap: space[12], paddingBottom: space[24] }))

export const ways = style(
  inApp({
    ...gutter,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[16],
    paddingBottom: space[16],
  }),
)
export const rows = style(inApp({ flex: 1, minWidth: 0, margin: 0 }))
export const row = style(
  inApp({
    display: 'grid',
    // As wide as the answer to copying, which takes the place of the label.
    gridTemplateColumns: '76px minmax(0, 1fr)',
    columnGap: space[4],
    alignItems: 'center',
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const rowLabel = style(inApp({ ...type[13], position: 'relative', color: color.muted }))
export const covered = style(inApp({ visibility: 'hidden' }))
export const rowValue = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    margin: 0,
    minWidth: 0,
  }),
)
export const value = style(inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const copy = style(
  inApp({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
    minWidth: '44px',
    minHeight: '44px',
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    color: color.accent,
    font: 'inherit',
    ...type[13],
    cursor: 'pointer',
    ...focus,
  }),
)
const answer = {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
} as const
export const copied = style(inApp({ ...answer, color: color.success }))
export const copyFailed = style(inApp({ ...answer, color: color.danger }))

/** As wide as the picture on its ground, whatever the words below it. */
export const code = style(
  inApp({ flex: 'none', display: 'flex', flexDirection: 'column', gap: space[8], width: '154px', margin: 0 }),
)
/** Black on white, whatever the theme: a camera reads nothing else as surely. */
export const codeGround = style(
  inApp({
    padding: space[12],
    backgroundColor: 'white',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
  }),
)
export const codePicture = style(inApp({ display: 'block', width: '128px', height: '128px', fill: 'black' }))
export const codeBelow = style(inApp({ display: 'grid', justifyItems: 'center', paddingBottom: space[16] }))
export const showCode = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '52px',
    padding: `0 ${space[16]}`,
    border: 0,
    borderTop: `1px solid ${color.line}`,
    backgroundColor: 'transparent',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ...focus,
  }),
)
export const grow = style(inApp({ flex: 1 }))
