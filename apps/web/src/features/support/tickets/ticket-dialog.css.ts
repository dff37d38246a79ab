import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24] }))
export const lead = style(inApp({ margin: 0, color: color.muted }))
export const ways = style(inApp({ marginInlineStart: '-12px' }))
export const kinds = style(inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[12] }))
export const kind = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    width: '100%',
    minHeight: '72px',
    padding: `${space[12]} ${space[16]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { borderColor: color.accent, backgroundColor: color.accentSoft },
  }),
)
export const kindIcon = style(inApp({ flex: 'none', display: 'grid', color: color.accent }))
export const kindWords = style(inApp({ flex: 1, minWidth: 0, display: 'grid', gap: space[2] }))
export const kindLabel = style(inApp({ ...type[16], fontWeight: weight.bold }))
export const kindHint = style(inApp({ ...type[13], color: color.muted }))

export const fields = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    selectors: { '&:disabled': { opacity: 0.55 } },
  }),
)
