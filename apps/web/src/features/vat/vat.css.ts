import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: '20px',
    '@media': {
      '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
export const aside = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    position: 'sticky',
    top: space[16],
    '@media': { '(max-width: 1179.98px)': { position: 'static' } },
  }),
)

/** On a phone a box is a block of its own, and the columns have no heads. */
const block = { '@media': { [media.phone]: { display: 'block' } } }
export const form = style(inApp({ width: '100%', borderCollapse: 'collapse', ...block }))
const gutter = '20px'
const phoneGutter = space[16]
export const sectionHead = style(
  inApp({
    padding: `${space[8]} ${gutter}`,
    textAlign: 'start',
    ...type[13],
    fontWeight: weight.bold,
    '@media': { [media.phone]: { display: 'block', paddingInline: phoneGutter } },
  }),
)
export const section = style(inApp({ borderTop: `1px solid ${color.line}`, ...block }))
export const sectionRow = style(inApp({ backgroundColor: color.sunken, ...block }))
export const columnHead = style(
  inApp({
    // Over the figures, not over the buttons beside them.
    padding: `${space[4]} 44px ${space[4]} ${space[8]}`,
    textAlign: 'end',
    ...type[12],
    color: color.muted,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    selectors: { '&:last-child': { paddingInlineEnd: '48px' } },
    '@media': {
      // Buttons under a finger stand further from the figures.
      [media.touch]: { paddingInlineEnd: '56px', selectors: { '&:last-child': { paddingInlineEnd: '60px' } } },
      [media.phone]: { display: 'none' },
      [media.print]: { paddingInlineEnd: space[8], selectors: { '&:last-child': { paddingInlineEnd: '12px' } } },
    },
  }),
)
export const row = style(
  inApp({
    borderTop: `1px solid ${color.line}`,
    selectors: { '&[data-open=true]': { backgroundColor: color.accentSoft } },
    '@media': {
      [media.phone]: {
        display: 'grid',
        // Turnover begins under the code, so that hundreds of thousands fit beside each other.
        gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, 1.2fr)',
        columnGap: space[8],
        padding: `${space[8]} ${phoneGutter}`,
      },
    },
  }),
)
export const code = style(
  inApp({
    width: '64px',
    padding: `${space[8]} 0 ${space[8]} ${gutter}`,
    textAlign: 'start',
    verticalAlign: 'top',
    lineHeight: '28px',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { width: 'auto', padding: 0 } },
  }),
)
export const label = style(
  inApp({
    padding: `12px ${space[8]}`,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: weight.regular,
    '@media': { [media.phone]: { gridColumn: '2 / -1', padding: '4px 0' } },
  }),
)
export const amountCell = style(
  inApp({
    width: '150px',
    padding: `${space[8]} ${space[8]}`,
    textAlign: 'end',
    verticalAlign: 'top',
    selectors: { '&:last-child': { paddingInlineEnd: '12px' } },
    '@media': {
      // What can be pressed in it is high enough, and on the line of its name.
      [media.touch]: { paddingBlock: 0 },
      [media.phone]: {
        width: 'auto',
        padding: '0 !important',
        selectors: {
          '&:empty': { display: 'none' },
          '&:nth-child(3)': { gridColumn: '1 / 3' },
          '&:nth-child(4)': { gridColumn: 3 },
        },
      },
    },
  }),
)
export const amount = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
    minHeight: '28px',
    '@media': { [media.touch]: { minHeight: '44px', gap: space[16] } },
    fontVariantNumeric: 'tabular-nums',
  }),
)
/** Which column an amount belongs to, where the columns have no heads. */
export const amountName = style(
  inApp({
    display: 'none',
    ...type[12],
    color: color.muted,
    '@media': { [media.phone]: { display: 'inline', marginInlineEnd: 'auto' } },
  }),
)
export const open = style(
  inApp({
    minHeight: '28px',
    paddingInline: space[4],
    borderRadius: radius.small,
    whiteSpace: 'nowrap',
    color: color.accent,
    fontWeight: weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in oklab, currentColor 30%, transparent)`,
    textUnderlineOffset: '3px',
    ':hover': { backgroundColor: color.accentSoft, textDecorationColor: 'currentColor' },
    '@media': { [media.touch]: { minWidth: '44px', minHeight: '44px' } },
  }),
)
export const openTotal = style(
  inApp({ color: color.text, letterSpacing: 'inherit', fontWeight: 'inherit', paddingBlock: 0 }),
)
export const zero = style(inApp({ paddingInline: space[4], color: color.muted }))
export const exact = style(
  inApp({
    ...type[12],
    color: color.muted,
    paddingInlineEnd: '36px',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.print]: { paddingInlineEnd: 0 } },
  }),
)
/** As wide as the copy button it stands for, so that figures stay under each other. */
export const noCopy = style(
  // Paper has no such buttons.
  inApp({ width: '28px', flex: 'none', '@media': { [media.print]: { display: 'none' } } }),
)

export const outcome = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[24]}`,
    padding: `${space[16]} ${space[12]} ${space[16]} ${gutter}`,
    borderTop: `2px solid ${color.text}`,
    '@media': { [media.phone]: { paddingInline: phoneGutter } },
  }),
)
export const outcomeWords = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[4] }))
export const outcomeLabel = style(inApp({ fontWeight: weight.bold }))
export const outcomeAmount = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginInlineStart: 'auto',
    ...type[32],
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const remarks = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[8], ...type[13], color: color.muted }),
)
export const remarksPlace = style(inApp({ padding: `0 ${gutter} 20px` }))

export const status = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const due = style(
  inApp({ ...type[24], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
)
export const muted = style(inApp({ ...type[13], color: color.muted }))
export const consequences = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    margin: 0,
    paddingInlineStart: '20px',
    listStyle: 'disc',
  }),
)

/** Above a list in the question whether to file. */
export const stillOpen = style(inApp({ marginBlock: `${space[16]} ${space[8]}`, ':first-child': { marginTop: 0 } }))

/** Under what filing does. */
export const handedIn = style(inApp({ marginTop: space[16] }))

/** Room to press, that takes none from what stands above and below. */
export const solve = style(
  inApp({ color: color.accent, fontWeight: weight.medium, paddingBlock: '5px', marginBlock: '-5px' }),
)

export const loading = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', padding: gutter }))

/** Periods under each other, each with its verdict. */
export const latePeriods = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24] }))
/** Six columns of figures are wider than a tablet beside its menu: they scroll in their own place. */
export const wide = style(inApp({ overflowX: 'auto' }))
