import { inApp, media, vars, weight } from '@klopt/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

const { color } = vars

/** The accent of the administration. */
const accentName = createVar()
/** For an inline style, which wants the name without `var()`. */
export const accent = accentName.slice('var('.length, -1)

/** Dark enough to be read on white, whatever was chosen. */
export const readableAccent = `oklch(from ${accentName} min(l, 0.48) c h)`

export const frame = style(inApp({ containerType: 'inline-size', width: '100%' }))

/** Everything on the sheet follows its width, as on paper. */
export const sheet = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '141.4cqw',
    backgroundColor: color.surface,
    color: color.text,
    border: `1px solid ${color.line}`,
    boxShadow: vars.shadow.medium,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { border: 0, boxShadow: 'none' } },
  }),
)

/** A letter. */
export const classic = style(inApp({ padding: '8.6cqw 8.7cqw 7cqw', fontSize: 'clamp(7px, 2.3cqw, 13px)' }))

export const plain = style(inApp({ margin: 0 }))
export const line = style(inApp({ display: 'block' }))
export const muted = style(inApp({ color: color.muted }))
export const strong = style(inApp({ fontWeight: weight.medium }))

export const letterhead = style(inApp({ display: 'flex', justifyContent: 'space-between', gap: '6cqw' }))
export const company = style(
  inApp({
    margin: 0,
    fontSize: '2em',
    lineHeight: 1.2,
    fontWeight: weight.bold,
    letterSpacing: '-0.02em',
    color: readableAccent,
    // Beside a long address the name wraps, by its words.
    selectors: { [`${letterhead} > &`]: { flexShrink: 1000, maxWidth: '62%', overflowWrap: 'break-word' } },
  }),
)
/** As large as on the PDF: 68 by 22 mm of a page that is 210 wide. */
export const logo = style(
  inApp({ flex: 'none', maxWidth: '32.4cqw', maxHeight: '10.5cqw', objectFit: 'contain', alignSelf: 'flex-start' }),
)
export const sellerLines = style(
  inApp({
    margin: 0,
    // It gives way once the name is as narrow as its longest word.
    flex: '0 1 auto',
    maxWidth: '62%',
    fontSize: '0.94em',
    textAlign: 'end',
    textWrap: 'balance',
    color: color.muted,
  }),
)

export const parties = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(34%, 1fr) fit-content(60%)',
    gap: '6cqw',
    marginTop: '9cqw',
    alignItems: 'start',
  }),
)
export const buyer = style(inApp({ margin: 0 }))
export const nobody = style(inApp({ margin: 0, color: color.muted }))
export const facts = style(
  inApp({ display: 'grid', gridTemplateColumns: 'max-content auto', columnGap: '3.4cqw', margin: 0 }),
)
export const fact = style(inApp({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }))

export const title = style(
  inApp({
    margin: '6.4cqw 0 2.4cqw',
    fontSize: '1.75em',
    lineHeight: 1.2,
    fontWeight: weight.bold,
    letterSpacing: '-0.02em',
  }),
)

export const table = style(inApp({ width: '100%', borderCollapse: 'collapse' }))
const head = {
  padding: '0 0 1.6cqw',
  borderBottom: `1px solid ${color.lineStrong}`,
  color: color.muted,
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
} as const
export const headStart = style(inApp({ ...head, textAlign: 'start' }))
export const headEnd = style(inApp({ ...head, textAlign: 'end', paddingInlineStart: '2.4cqw' }))
const cellBase = { padding: '1.6cqw 0', borderBottom: `1px solid ${color.line}`, verticalAlign: 'top' } as const
export const cell = style(inApp(cellBase))
export const detail = style(inApp({ display: 'block', color: color.muted, fontSize: '0.9em' }))
/** Of figures alone: among words it would make a hyphen as wide as a figure. */
const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const
export const figure = style(
  inApp({ ...cellBase, ...figures, paddingInlineStart: '2.4cqw', textAlign: 'end', overflowWrap: 'normal' }),
)

export const sums = style(
  inApp({ ...figures, alignSelf: 'flex-end', width: '46%', minWidth: 'min-content', margin: '3cqw 0 0' }),
)
const pair = { display: 'flex', justifyContent: 'space-between', gap: '4cqw' } as const
export const sum = style(inApp({ ...pair, paddingBlock: '0.7cqw' }))
export const due = style(
  inApp({
    ...pair,
    marginTop: '1cqw',
    paddingTop: '1.6cqw',
    borderTop: `2px solid ${readableAccent}`,
    fontSize: '1.15em',
    fontWeight: weight.bold,
  }),
)

export const remark = style(inApp({ margin: '3.4cqw 0 0', whiteSpace: 'pre-line' }))
export const footer = style(inApp({ marginTop: 'auto', paddingTop: '6cqw', color: color.muted }))
export const payment = style(inApp({ margin: '1cqw 0 0', whiteSpace: 'pre-line' }))
export const paying = style(inApp({ display: 'flex', alignItems: 'flex-end', gap: '2.9cqw' }))
/** 25 mm, as on the PDF. */
export const code = style(inApp({ flex: 'none', width: '11.9cqw', color: color.text, fill: 'currentcolor' }))
export const scan = style(inApp({ margin: 0, color: color.text, fontWeight: weight.medium }))
