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
    // The buttons have a row of their own, so that they do not jump to it while the typeface loads.
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
  }),
)
export const title = style(inApp({ ...type[16], margin: 0, fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const buttons = style(inApp({ display: 'flex', gap: space[8] }))
export const failed = style(inApp({ margin: `0 0 ${space[12]}`, color: vars.color.danger }))
export const below = style(inApp({ display: 'grid', justifyItems: 'start', gap: space[8], marginTop: space[12] }))
const stroke = `linear-gradient(${vars.color.sunken}, ${vars.color.sunken})`
/** Where on the sheet something will stand, and how wide, in percents: sender, addressee, dates, lines, total. */
const strokes: readonly (readonly [x: number, y: number, width: number])[] = [
  [9, 7, 34],
  [91, 7, 22],
  [91, 10, 18],
  [9, 21, 28],
  [9, 24, 24],
  [91, 21, 26],
  [91, 24, 26],
  [9, 34, 18],
  [50, 41, 82],
  [50, 46, 82],
  [50, 51, 82],
  [91, 60, 30],
  [91, 64, 30],
]
/** As high as a sheet, so that nothing jumps when it comes; grey where its words will be. */
export const empty = style(
  inApp({
    aspectRatio: '1 / 1.414',
    backgroundColor: vars.color.surface,
    backgroundImage: strokes.map(() => stroke).join(', '),
    backgroundPosition: strokes.map(([x, y]) => `${x}% ${y}%`).join(', '),
    backgroundSize: strokes.map(([, , width]) => `${width}% 1.2%`).join(', '),
    backgroundRepeat: 'no-repeat',
  }),
)
