import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const wizard = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24], minHeight: '400px' }))
export const step = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[24], ':focus': { outline: 'none' } }),
)
export const form = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '560px', minWidth: 0 }),
)

export const plans = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: space[12],
    border: 0,
    margin: 0,
    padding: 0,
    minWidth: 0,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const legend = style(inApp({ padding: 0, marginBottom: space[12], ...type[14], fontWeight: weight.medium }))
export const plan = style(
  inApp({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: space[16],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    background: vars.color.surface,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.lineStrong },
      '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
    },
  }),
)
export const radio = style(
  inApp({ flex: 'none', width: '16px', height: '16px', margin: 0, accentColor: vars.color.accent, cursor: 'inherit' }),
)
export const planHead = style(inApp({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: '24px' }))
export const planName = style(inApp({ flex: 'auto', ...type[16], fontWeight: weight.bold }))
export const price = style(inApp({ ...type[20], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }))
export const tier = style(inApp({ ...type[13], color: vars.color.muted }))
export const currentPlan = style(inApp({ ...type[13], fontWeight: weight.medium, color: vars.color.accent }))
export const problem = style(inApp({ margin: 0, ...type[13], color: vars.color.danger }))
export const text = style(inApp({ margin: 0, ...type[14], color: vars.color.muted }))
export const iban = style(inApp({ fontVariantNumeric: 'tabular-nums' }))
export const bank = style(
  inApp({ flex: 'none', marginInlineEnd: space[12], ...type[13], color: vars.color.muted, whiteSpace: 'nowrap' }),
)
export const mandate = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: space[16],
    borderRadius: radius.medium,
    backgroundColor: vars.color.sunken,
    ...type[13],
    color: vars.color.muted,
  }),
)
export const account = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))
export const message = style(inApp({ margin: `0 0 ${space[12]}` }))

/** Beside each other where there is room. */
export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    gap: `${space[24]} ${space[48]}`,
    alignItems: 'start',
  }),
)
export const chosen = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: space[16],
    borderRadius: radius.medium,
    backgroundColor: vars.color.sunken,
  }),
)
