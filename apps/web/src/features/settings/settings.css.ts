import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '860px' }))
/** A form with something beside it. */
export const widePage = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '1280px' }))
export const beside = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[24],
    '@media': { '(max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** The same where the form has a text of one's own: its tools stand in one row. */
export const besideText = style([
  beside,
  inApp({ '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)' } } }),
])
export const column = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 }))
export const paper = style(
  inApp({
    minWidth: 0,
    '@media': { '(min-width: 1200px)': { position: 'sticky', top: space[24] } },
  }),
)
export const exampleLabel = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const example = style(inApp({ ...type[20], margin: 0, fontWeight: 620 }))
/** As wide as a year that is named by two. */
export const year = style(inApp({ maxWidth: '200px' }))
/** A button with what it says while it works. */
export const action = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12] }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const text = style(inApp({ margin: 0, maxWidth: '68ch' }))
export const muted = style(inApp({ color: color.muted }))
/** At the end of a box. */
export const unit = style(inApp({ paddingInlineEnd: space[8], color: color.muted }))
export const header = style(inApp({ marginBottom: 0 }))
export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: `20px ${space[16]}`,
  }),
)
const span = (columns: number) =>
  style(inApp({ gridColumn: `span ${columns}`, '@media': { [media.phone]: { gridColumn: '1 / -1' } } }))
export const whole = span(6)
export const half = span(3)
/** Half of it where a question and what is said of it have the room; else a row of its own. */
export const roomyHalf = style(
  inApp({ gridColumn: 'span 3', '@media': { '(max-width: 959px)': { gridColumn: '1 / -1' } } }),
)
/** A third of the form; half of it where that would cut off what is in the field. */
export const third = style(
  inApp({
    gridColumn: 'span 2',
    '@media': { '(max-width: 959px)': { gridColumn: 'span 3' }, [media.phone]: { gridColumn: '1 / -1' } },
  }),
)
/** The same of what is long: where a third is too narrow for it, a row of its own. */
export const long = style(
  inApp({ gridColumn: 'span 2', '@media': { '(max-width: 1099px)': { gridColumn: '1 / -1' } } }),
)
/** The same of what is so short that two share a row of a phone. */
export const short = style(
  inApp({ gridColumn: 'span 2', '@media': { '(max-width: 959px)': { gridColumn: 'span 3' } } }),
)
export const points = style(inApp({ margin: 0, paddingInlineStart: '20px', maxWidth: '68ch', listStyle: 'disc' }))

/** Days that something held, newest first. */
export const history = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[8], ...type[13] }))

/** Series of numbers, a line each. */
export const series = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const seriesRow = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[8],
    borderTop: `1px solid ${color.line}`,
  }),
)
export const seriesName = style(inApp({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
