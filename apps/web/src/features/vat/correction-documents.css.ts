import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const gutter = '20px'
const onPhone = media.phone

const rowRule = {
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '52px',
  padding: `${space[8]} ${gutter}`,
  borderTop: `1px solid ${color.line}`,
} as const

export const documents = style(inApp({ display: 'flex', flexDirection: 'column' }))
export const document = style(
  inApp({
    ...rowRule,
    ':hover': { backgroundColor: color.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': { [onPhone]: { gap: space[8], paddingInline: space[16] } },
  }),
)
export const words = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const title = style(inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const detail = style(inApp({ ...type[12], color: color.muted }))
const figure = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const
export const base = style(inApp({ ...figure, color: color.muted, '@media': { [onPhone]: { display: 'none' } } }))
export const vat = style(inApp({ ...figure, minWidth: '96px', fontWeight: weight.bold }))
export const arrow = style(inApp({ flex: 'none', width: '16px', height: '16px', color: color.muted }))

export const net = style(
  inApp({ ...rowRule, '@media': { [onPhone]: { flexWrap: 'wrap', gap: space[8], paddingInline: space[16] } } }),
)
const beside = { display: 'inline-flex', alignItems: 'center', gap: space[4], ...type[13] } as const
const below = { '@media': { [onPhone]: { order: 1, flexBasis: '100%' } } } as const
export const exact = style(inApp({ ...beside, color: color.success, ...below }))
export const rounded = style(inApp({ ...beside, color: color.muted, ...below }))
