import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const uploads = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[12], marginBottom: space[24] }),
)
export const address = style(
  inApp({ ...type[13], display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], color: color.muted }),
)
export const addressText = style(inApp({ color: color.text, overflowWrap: 'anywhere' }))

/** Beside its first page a name of a document has some words in a table, before which columns leave. */
export const file = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minWidth: 0,
    '@container': { '(min-width: 640px)': { minWidth: '220px' } },
  }),
)
export const picture = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '48px',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    backgroundColor: color.sunken,
    color: color.muted,
  }),
)
export const image = style(inApp({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' }))
export const words = style(inApp({ minWidth: 0, display: 'grid' }))
export const name = style(
  inApp({ color: color.text, fontWeight: weight.medium, textDecoration: 'none', overflowWrap: 'anywhere' }),
)
export const detail = style(inApp({ ...type[13], color: color.muted, fontWeight: weight.regular }))
export const reading = style(inApp({ display: 'grid', gap: space[4], width: '144px' }))
export const expected = style(inApp({ ...type[14], color: color.muted, marginBlockEnd: space[8] }))
