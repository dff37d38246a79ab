import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { rail, roomAbove, toTheEdges } from '../../../shell/administration-layout.css.ts'

const { color } = vars

/** From here on the document stands beside the form; the same width as in `booking-screen.tsx`. */
const wide = '(min-width: 900px)'

/** To the edges of the screen, beyond the room that the frame leaves around its content. */
export const screen = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) calc(clamp(344px, 28vw, 420px) + ${rail} - ${space[24]})`,
        gap: 0,
        margin: toTheEdges,
        height: `calc(100dvh - ${roomAbove})`,
      },
    },
  }),
)
/** Lines take more room than three amounts. */
export const withLines = style(
  inApp({
    '@media': {
      [wide]: { gridTemplateColumns: `minmax(0, 1fr) calc(clamp(440px, 42vw, 640px) + ${rail} - ${space[24]})` },
    },
  }),
)

export const paper = style(
  inApp({
    minWidth: 0,
    minHeight: 0,
    height: 'calc(100dvh - 220px)',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.sunken,
    '@media': { [wide]: { height: 'auto', border: 'none', borderRadius: 0 } },
  }),
)
export const side = style(
  inApp({
    minWidth: 0,
    minHeight: 0,
    '@media': {
      [wide]: {
        overflowY: 'auto',
        padding: `${space[24]} max(${space[24]}, ${rail}) 0 ${space[24]}`,
        borderInlineStart: `1px solid ${color.line}`,
        backgroundColor: color.surface,
      },
    },
  }),
)
export const hidden = style(inApp({ display: 'none' }))

export const toggle = style(inApp({ marginBottom: space[16] }))

export const header = style(inApp({ marginBottom: space[12] }))
export const headerLine = style(
  inApp({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] }),
)
export const title = style(inApp({ ...type[20], margin: 0, fontWeight: weight.bold, letterSpacing: '-0.01em' }))
export const position = style(
  inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
)
export const subLine = style(
  inApp({
    ...type[13],
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[8],
    minHeight: '28px',
    color: color.muted,
  }),
)
/** Takes no place while there is nothing to say. */
export const notices = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    marginBottom: space[12],
    selectors: { '&:empty': { display: 'none' } },
  }),
)
export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const pair = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    alignItems: 'start',
    gap: space[12],
  }),
)
/** Read and not looked at yet. */
export const read = style(inApp({ color: color.warning, fontWeight: weight.medium }))
export const readLegend = style(
  inApp({
    ...type[13],
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '20px',
    margin: 0,
    color: color.muted,
  }),
)
export const numberLine = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 136px', alignItems: 'start', gap: space[12] }),
)
/** Always in sight. */
export const footer = style(
  inApp({
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    gap: space[8],
    paddingBlock: space[12],
    backgroundColor: color.paper,
    '@media': {
      [wide]: {
        marginInlineStart: `-${space[24]}`,
        paddingInlineStart: space[24],
        borderTop: `1px solid ${color.line}`,
        backgroundColor: color.surface,
      },
      [media.phone]: { bottom: 'calc(var(--klopt-bottom-bar, 0px) + env(safe-area-inset-bottom))' },
      [media.low]: { position: 'static' },
    },
  }),
)
export const check = style(inApp({ ...type[13], minHeight: '24px', fontVariantNumeric: 'tabular-nums' }))
export const differs = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    color: color.danger,
    fontWeight: weight.medium,
  }),
)
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
export const supplier = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[8] }))
export const differences = style(inApp({ margin: 0, padding: 0, listStyle: 'none' }))
export const mainButton = style(inApp({ flex: 1 }))
export const hint = style(
  inApp({ ...type[13], margin: 0, color: color.muted, '@media': { [media.touch]: { display: 'none' } } }),
)
export const quiet = style(inApp({ alignSelf: 'start' }))

export const newSupplier = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    margin: 0,
    position: 'relative',
    padding: space[16],
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.paper,
  }),
)
/** On the line of the legend, which is as high as its words. */
export const inHead = style(
  inApp({
    position: 'absolute',
    insetBlockStart: space[12],
    insetInlineEnd: space[8],
    '@media': { [media.touch]: { insetBlockStart: space[4] } },
  }),
)
export const legend = style(inApp({ ...type[14], padding: 0, float: 'inline-start', fontWeight: weight.bold }))

export const lines = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[8], margin: 0, padding: 0, listStyle: 'none' }),
)
export const line = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 104px 32px',
    alignItems: 'start',
    gap: space[8],
    padding: space[12],
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
  }),
)
export const lineMark = style(inApp({ ...type[12], gridColumn: '1 / -1' }))
export const lineAccount = style(
  inApp({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    gap: space[8],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 140px' } },
  }),
)
export const linePeriod = style(inApp({ gridColumn: '1 / -1' }))
export const lineActions = style(
  inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[8] }),
)

/** A form without a document beside it. */
export const plain = style(inApp({ maxWidth: '640px', marginInline: 'auto' }))
export const plainFooter = style(inApp({ display: 'flex', gap: space[8], paddingTop: space[4] }))
