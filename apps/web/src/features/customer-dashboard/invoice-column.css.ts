import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const column = style(inApp({ minWidth: 0 }))
export const head = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    marginBottom: space[12],
    // The number gives way to its buttons, which do not jump to another row while the typeface loads.
    '@media': { [media.phone]: { flexWrap: 'nowrap' } },
  }),
)
export const title = style(inApp({ ...type[16], margin: 0, fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const buttons = style(inApp({ display: 'flex', flex: 'none', gap: space[8] }))
export const failed = style(inApp({ margin: `0 0 ${space[12]}`, color: vars.color.danger }))
export const note = style(inApp({ margin: 0, color: vars.color.muted }))
export const below = style(inApp({ display: 'grid', justifyItems: 'start', gap: space[8], marginTop: space[12] }))

/** Where something will stand on the sheet: width, height, and how far from the start and the top, in percent. */
const bars = [
  [26, 2.6, 12, 6],
  [34, 4.5, 88, 6],
  [22, 5, 12, 21],
  [34, 5, 88, 21],
  [16, 2, 10, 33],
  [82, 0.6, 50, 38],
  [82, 0.6, 50, 43],
  [38, 5, 88, 53],
] as const

/** As high as a sheet, so that nothing jumps when it comes, and with its parts where they will be. */
export const empty = style(
  inApp({
    aspectRatio: '1 / 1.414',
    boxSizing: 'border-box',
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.medium,
    backgroundColor: vars.color.surface,
    backgroundImage: bars.map(() => `linear-gradient(${vars.color.sunken}, ${vars.color.sunken})`).join(),
    backgroundSize: bars.map(([width, height]) => `${width}% ${height}%`).join(),
    backgroundPosition: bars.map(([, , start, top]) => `${start}% ${top}%`).join(),
    backgroundRepeat: 'no-repeat',
  }),
)
