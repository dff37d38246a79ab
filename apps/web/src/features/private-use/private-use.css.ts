import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '760px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[16],
    alignItems: 'start',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const person = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: space[12],
    alignItems: 'start',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
)
/** Beside the fields, and not beside what is said above or below them. */
export const removePerson = style(inApp({ marginTop: '24px' }))
/** As long as what stands in it; on a phone as wide as the others. */
const short = (width: string) => inApp({ width, '@media': { [media.phone]: { width: '100%' } } })
export const year = style(short('160px'))
export const day = style(short('240px'))
export const unit = style(inApp({ paddingInlineEnd: space[8], color: color.muted }))
export const muted = style(inApp({ ...type[13], color: color.muted }))
export const outcome = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    paddingTop: space[16],
    borderTop: `1px solid ${color.line}`,
  }),
)
export const nothing = style(inApp({ ...type[13], flexBasis: '100%', margin: 0, color: color.danger }))
export const amount = style(inApp({ ...type[24], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }))
