import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'start',
    gap: '20px',
    '@media': { '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

/** Beside the title there is room for it, but on a phone, where it stands above what it counts. */
export const besideTitle = style(inApp({ '@media': { '(max-width: 639.98px)': { display: 'none' } } }))
export const aboveChecks = style(
  inApp({
    padding: `${space[12]} ${space[16]}`,
    '@media': { '(min-width: 640px)': { display: 'none' } },
  }),
)

export const aside = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px' }))

/** Amounts under each other, the last of which is what they come to. */
export const sums = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[8], ...type[13] }))
export const sum = style(inApp({ display: 'flex', justifyContent: 'space-between', gap: space[16] }))
export const amount = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
export const outcome = style(
  inApp({
    paddingTop: space[12],
    borderTop: `1px solid ${color.text}`,
    fontWeight: weight.bold,
  }),
)
export const outcomeAmount = style(inApp({ ...type[16], borderBottom: `3px double ${color.text}` }))
export const effects = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12], ...type[13] }))
export const effect = style(inApp({ display: 'flex', gap: space[12], alignItems: 'flex-start' }))
export const status = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const muted = style(inApp({ ...type[13], color: color.muted }))
