import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const column = { display: 'flex', flexDirection: 'column' } as const

export const header = style(inApp({ marginBottom: 0 }))
export const sum = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
export const week = style(
  inApp({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    color: 'inherit',
    // A finger has the height of the line above and below it too.
    '::after': { content: '', position: 'absolute', inset: '-12px -4px' },
  }),
)
/** The strip has a gutter of its own, for where it stands in a card. */
export const days = style(inApp({ margin: `calc(${space[8]} * -1)` }))

export const day = style(inApp({ ...column, gap: space[12] }))
export const dayHead = style(
  inApp({ ...type[16], display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] }),
)
export const dayName = style(inApp({ ...type[16], fontWeight: weight.bold }))
export const daySum = style(inApp({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.bold }))
export const none = style(inApp({ margin: 0, color: color.muted }))
export const lines = style(inApp({ ...column, margin: 0, padding: 0, listStyle: 'none' }))
export const line = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '64px',
    padding: `${space[12]} ${space[16]}`,
    textAlign: 'start',
    ':active': { backgroundColor: color.sunken },
    selectors: { 'li:not(:first-child) > &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const colour = style(
  inApp({ flex: 'none', alignSelf: 'stretch', width: '4px', borderRadius: radius.full, forcedColorAdjust: 'none' }),
)
export const words = style(
  inApp({ ...column, alignItems: 'flex-start', flex: 1, minWidth: 0, gap: '2px', overflowWrap: 'anywhere' }),
)
export const what = style(inApp({ fontWeight: weight.bold }))
export const note = style(inApp(type[13]))
export const when = style(inApp({ ...type[12], color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const time = style(inApp({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.bold, whiteSpace: 'nowrap' }))
export const deeds = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
/** Seen as high as a finger needs it. */
export const deed = style(inApp({ flex: '1 1 auto', minHeight: '44px', whiteSpace: 'nowrap' }))
export const wideDeed = style([deed, inApp({ flexBasis: '100%' })])
export const more = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
