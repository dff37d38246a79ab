import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24] }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
export const name = style(
  inApp({ display: 'flex', flexDirection: 'column', fontWeight: weight.medium, overflowWrap: 'anywhere' }),
)
/** The longest one, 'Je boekhouder betaalt', has a second line as its company has. */
export const plan = style(inApp({ display: 'inline-block', maxWidth: '112px' }))
export const two = style(inApp({ display: 'grid', whiteSpace: 'nowrap' }))
export const detail = style(inApp({ ...type[12], fontWeight: weight.regular, color: vars.color.muted }))
export const none = style(inApp({ color: vars.color.muted }))
/** Of a column of figures, in words in a card. */
export const count = style(inApp({ display: 'block', textAlign: 'start' }))
/** In a card it stands under the words it is about. */
export const rowDeed = style(inApp({ '@container': { '(max-width: 639.98px)': { marginTop: space[8] } } }))
export const time = style(inApp({ fontVariantNumeric: 'tabular-nums' }))
export const coming = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))
export const choices = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
)
export const legend = style(inApp({ ...type[14], fontWeight: weight.medium, marginBlockEnd: space[8], padding: 0 }))
export const problem = style(inApp({ ...type[14], color: vars.color.danger, margin: 0 }))
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const item = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: `${space[12]} 20px`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
)
export const paper = style(inApp({ maxInlineSize: '100%', blockSize: 'auto' }))
/** In a card without padding, for its table. */
export const nothing = style(
  inApp({
    ...type[14],
    margin: 0,
    padding: `0 20px ${space[16]}`,
    color: vars.color.muted,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
/** Two rows of four on a desk. */
export const figures = style(
  inApp({ '@media': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } }),
)
export const words = style(inApp({ ...type[14], margin: 0 }))
/** Under the words they are about. */
export const deeds = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[12] }))
