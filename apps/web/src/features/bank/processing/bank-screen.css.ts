import { inApp, media, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { rail, roomAbove, toTheEdges } from '../../../shell/administration-layout.css.ts'

const { color } = vars

/** From here on the chosen line stands beside the list; the same width as in the workspace. */
const wide = '(min-width: 1100px)'
export const workspace = style(
  inApp({
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) calc(clamp(300px, 27vw - 46px, 420px) + ${rail} - ${space[24]})`,
        margin: toTheEdges,
        minHeight: `calc(100dvh - ${roomAbove})`,
      },
    },
  }),
)
export const list = style(
  inApp({
    minWidth: 0,
    '@media': {
      [wide]: { padding: `${space[24]} ${space[24]} ${space[48]}` },
      '(min-width: 1400px)': { paddingInline: space[32] },
    },
  }),
)
export const side = style(
  inApp({
    minWidth: 0,
    // The rail is its room at the end.
    paddingInlineEnd: `max(0px, ${rail} - ${space[24]})`,
    borderInlineStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
  }),
)
export const sideInner = style(
  inApp({
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: `calc(100dvh - ${roomAbove})`,
  }),
)
export const sideContent = style(
  inApp({ flex: 1, minHeight: 0, overflowY: 'auto', padding: `${space[24]} ${space[24]} ${space[16]}` }),
)
export const sideFooter = style(inApp({ padding: `${space[12]} ${space[24]} ${space[24]}` }))

export const opening = style(inApp({ marginBottom: space[16] }))

export const toolbar = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[12], marginBottom: space[12] }),
)
export const bookSelect = style(
  inApp({ flex: '0 1 220px', minWidth: '140px', '@media': { [media.phone]: { flexBasis: '100%' } } }),
)
/** Beside the choice of a book where it stays one row there, else below it. */
export const tools = style(inApp({ flex: '1 1 640px', minWidth: 0 }))
/** Beside a button a phone has room for the amount alone. */
export const word = style(inApp({ '@media': { [media.phone]: { display: 'none' } } }))
/** Of a number that is to come. */
export const room = style(inApp({ visibility: 'hidden' }))
export const differs = style(inApp({ color: color.warning, fontWeight: weight.medium }))
