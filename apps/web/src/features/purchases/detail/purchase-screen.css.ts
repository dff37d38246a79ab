import { inApp, radius, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const wide = '(min-width: 1100px)'

export const columns = style(
  inApp({
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: space[24],
    '@media': {
      [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) clamp(360px, 32vw, 480px)', alignItems: 'start' },
    },
  }),
)
export const paper = style(
  inApp({
    height: '80dvh',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.sunken,
    '@media': { [wide]: { position: 'sticky', top: space[16], height: 'calc(100dvh - 180px)', minHeight: '480px' } },
  }),
)
export const side = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
export const lines = style(inApp({ listStyle: 'none', margin: `0 0 ${space[12]}`, padding: 0 }))
export const line = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[12],
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.line}`,
  }),
)
export const lineName = style(inApp({ overflowWrap: 'anywhere' }))
export const lineAmount = style(inApp({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }))
export const lineDetail = style(inApp({ ...type[13], color: color.muted }))
export const files = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const file = style(
  inApp({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12], minHeight: '36px' }),
)
export const fileName = style(inApp({ minWidth: 0, overflowWrap: 'anywhere' }))
export const setOff = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))
export const unpaidVat = style(
  inApp({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[12] }),
)
