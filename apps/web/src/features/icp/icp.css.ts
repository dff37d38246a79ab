import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '1200px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: '20px',
    '@media': { '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 }))
export const status = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
/** The year of what agrees does not fall alone on a line. */
export const agrees = style(inApp({ textWrap: 'pretty' }))
export const muted = style(inApp({ ...type[13], color: color.muted }))
export const total = style(
  inApp({ ...type[24], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
)
export const figure = style(
  inApp({ display: 'inline-flex', alignItems: 'center', gap: space[4], fontVariantNumeric: 'tabular-nums' }),
)
export const figures = style(inApp({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }))
/** A box of the form in which there is nothing. */
export const zero = style(inApp({ color: color.muted }))
/** As wide as the copy button it stands for, so that figures stay under each other. */
export const noCopy = style(
  // Paper has no such buttons.
  inApp({ width: '28px', flex: 'none', '@media': { [media.print]: { display: 'none' } } }),
)
/** The width below which the table makes cards of its rows. */
const cards = '(max-width: 639.98px)'
export const onRows = style(inApp({ '@container': { [cards]: { display: 'none' } } }))
export const onCards = style(inApp({ display: 'none', '@container': { [cards]: { display: 'inline' } } }))
export const noCopyOnRows = style([noCopy, inApp({ '@container': { [cards]: { display: 'none' } } })])
export const number = style(
  inApp({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const wrong = style(inApp({ color: color.danger, fontWeight: weight.medium }))
/** Under a number, what VIES said of it. */
export const vies = style(
  inApp({ ...type[12], display: 'block', maxWidth: '220px', color: color.muted, whiteSpace: 'normal' }),
)
export const viesWrong = style([vies, inApp({ color: color.danger })])
export const sums = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[8], ...type[13] }))
export const sum = style(inApp({ display: 'flex', justifyContent: 'space-between', gap: space[16] }))
export const amount = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
export const documents = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[8], ...type[13] }))
export const document = style(
  inApp({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] }),
)
