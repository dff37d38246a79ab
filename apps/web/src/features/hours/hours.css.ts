import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const column = { display: 'flex', flexDirection: 'column' } as const

export const page = style(inApp({ ...column, gap: '20px' }))
export const detail = style(inApp({ ...column, gap: '20px', maxWidth: '1200px' }))
/** What it is, beside its figures. */
export const main = style(
  inApp({
    ...column,
    gap: space[16],
    minWidth: 0,
    '@media': { 'screen and (min-width: 1024px)': { gridColumn: 1, gridRow: 1 } },
  }),
)
export const budget = style(inApp({ marginBottom: space[16] }))
export const rounding = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] }),
)
export const form = style(inApp({ ...column, gap: space[24] }))
export const own = style(inApp({ alignSelf: 'flex-start' }))
export const pair = style(
  inApp({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: space[16] }),
)
export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const wide = style(inApp({ gridColumn: '1 / -1' }))
export const steps = style(inApp({ display: 'flex', alignItems: 'center', gap: space[4] }))
/** In a table that is cards. */
export const unit = style(inApp({ display: 'none', '@container': { '(max-width: 639.98px)': { display: 'inline' } } }))
/** It asks for the room of its longest word. */
export const whole = style(inApp({ overflowWrap: 'break-word' }))
/** The page has a gap of its own under it. */
export const header = style(inApp({ marginBottom: 0 }))
/** Under a finger it is higher than the title, and keeps off the line below that. */
export const person = style(inApp({ '@media': { [media.touch]: { marginBottom: space[4] } } }))
/** What follows its tabs stands as near as on every list: they bring their own margin. */
export const tabs = style(inApp({ marginBottom: '-20px', minWidth: 0 }))
export const weekDeeds = style(inApp({ display: 'flex', gap: space[12] }))
export const grid = style(inApp({ overflow: 'visible' }))
export const gridPlace = style(inApp({ ...column, gap: space[12], minWidth: 0 }))
export const tools = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }))
export const keyHint = style(inApp({ marginInlineStart: space[4], '@media': { [media.touch]: { display: 'none' } } }))
export const addProject = style(inApp({ maxWidth: '420px', flex: 1 }))
export const keys = style(
  inApp({
    ...type[12],
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    margin: 0,
    color: color.muted,
    '@media': {
      [media.phone]: { display: 'none' },
      [media.touch]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
)
export const below = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '20px',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' } },
  }),
)

export const lines = style(inApp({ ...column, margin: 0, padding: 0, listStyle: 'none' }))
export const line = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    width: '100%',
    minHeight: '48px',
    padding: `${space[8]} 20px`,
    borderTop: `1px solid ${color.line}`,
    textAlign: 'start',
    selectors: { 'button&:hover': { backgroundColor: color.sunken } },
  }),
)
/** A line with buttons, which on a phone come under what they are for. */
export const deeds = style([
  line,
  inApp({
    '@media': {
      // So far that a finger does not press the buttons instead of what they are for.
      [media.phone]: { flexWrap: 'wrap', rowGap: '20px', justifyContent: 'end', paddingBlock: space[12] },
    },
  }),
])
export const colour = style(
  inApp({ flex: 'none', alignSelf: 'stretch', width: '4px', borderRadius: radius.full, forcedColorAdjust: 'none' }),
)
export const work = style(
  inApp({
    ...column,
    flex: 1,
    minWidth: 0,
    overflowWrap: 'break-word',
    '@media': { [media.phone]: { selectors: { [`${deeds} > &`]: { flexBasis: '200px' } } } },
  }),
)
export const what = style(
  inApp({
    fontWeight: weight.bold,
    // Room to press, that takes none from what stands above and below.
    selectors: { 'a&': { paddingBlock: '5px', marginBlock: '-5px' } },
    '@media': {
      [media.touch]: {
        position: 'relative',
        selectors: {
          // Of a line it is all that is pressed beside the buttons.
          'a&::after': { content: '', position: 'absolute', inset: 'min(0px, (100% - 44px) / 2) 0' },
        },
      },
    },
  }),
)
export const note = style(inApp({ ...type[13], color: color.muted }))
export const when = style(
  inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
)
export const figure = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' }))
export const time = style(
  inApp({
    minWidth: '64px',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weight.bold,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
)
/** As wide on every card, so that they stand under each other. */
export const hours = style([figure, inApp({ minWidth: '72px' })])
export const amount = style([time, inApp({ minWidth: '96px' })])
export const worth = style(
  inApp({
    display: 'contents',
    '@media': { [media.phone]: { display: 'flex', flexDirection: 'column-reverse', alignItems: 'end' } },
  }),
)
export const total = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    gap: space[16],
    margin: 0,
    padding: `${space[12]} 20px`,
    borderTop: `1px solid ${color.line}`,
    fontWeight: weight.bold,
  }),
)
export const none = style(inApp({ margin: 0, padding: `${space[12]} 20px`, color: color.muted }))
export const foot = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    // Under each other they are far enough apart for a finger.
    rowGap: space[8],
    padding: space[8],
    borderTop: `1px solid ${color.line}`,
  }),
)
export const muted = style(inApp({ ...type[13], margin: 0, color: color.muted, fontWeight: weight.regular }))

export const bar = style(
  inApp({
    display: 'flex',
    gap: '2px',
    height: '12px',
    overflow: 'hidden',
    borderRadius: radius.full,
    backgroundColor: color.sunken,
  }),
)
export const part = style(inApp({ minWidth: '2px', forcedColorAdjust: 'none' }))
export const shares = style(inApp({ ...column, gap: space[8], margin: `${space[16]} 0 0` }))
export const share = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto 64px', alignItems: 'baseline', gap: space[16] }),
)
export const shareTotal = style([
  share,
  inApp({ paddingTop: space[12], borderTop: `1px solid ${color.line}`, fontWeight: weight.bold }),
])
export const dot = style(
  inApp({
    display: 'inline-block',
    flex: 'none',
    width: '10px',
    height: '10px',
    marginInlineEnd: space[8],
    borderRadius: '3px',
    forcedColorAdjust: 'none',
  }),
)
export const named = style(inApp({ display: 'inline-flex', alignItems: 'center' }))

export const choices = style(inApp({ ...column, gap: space[12], margin: 0, padding: 0, border: 0 }))
export const legend = style(inApp({ marginBottom: space[8], fontWeight: weight.medium }))
export const task = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 150px auto auto',
    alignItems: 'center',
    gap: space[12],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
)
export const settings = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[24],
    marginBottom: space[12],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
