import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { rail, toTheEdges } from './administration-layout.css.ts'

const { color } = vars

/** The paper stands beside the form, to the edges of the page. */
export const screen = style(
  inApp({
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) calc(clamp(360px, 28vw, 520px) + ${rail})`,
        margin: toTheEdges,
        minHeight: 'calc(100dvh - 56px)',
      },
    },
  }),
)

export const form = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    minWidth: 0,
    maxWidth: '960px',
    '@media': { [media.wide]: { padding: `${space[24]} ${space[32]} ${space[48]}` } },
  }),
)

export const pageHeader = style(inApp({ marginBottom: 0, minHeight: '36px' }))

export const preview = style(
  inApp({
    borderInlineStart: `1px solid ${color.line}`,
    backgroundColor: color.sunken,
    '@media': { [media.wide]: { paddingInlineEnd: rail }, [media.print]: { display: 'none' } },
  }),
)

const headOf = (gridTemplateColumns: string) =>
  inApp({
    display: 'grid',
    gridTemplateColumns,
    alignItems: 'start',
    gap: space[16],
    // A date needs its room: two columns where there is enough.
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: space[12] } },
  })
/** A date with the larger button that a finger has is whole. */
const date = 'minmax(168px, 1fr)'
export const head = style(headOf(`minmax(0, 2fr) ${date} minmax(120px, 1fr)`))
export const creditHead = style(headOf(`minmax(0, 3fr) ${date}`))
export const contact = style(inApp({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }))
export const unit = style(inApp({ paddingInlineEnd: space[12], color: color.muted }))

export const extras = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 0.85fr)',
    alignItems: 'start',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const extraFields = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start', gap: space[16] }),
)
export const wholeRow = style(inApp({ gridColumn: '1 / -1' }))

export const totals = style(
  inApp({
    padding: `${space[16]} 20px`,
    border: `1px solid ${color.line}`,
    borderRadius: '8px',
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    '@media': { [media.phone]: { order: -1 } },
  }),
)
export const tick = style(inApp({ ...type[13], marginTop: space[8], fontVariantNumeric: 'tabular-nums' }))
export const tooLarge = style(inApp({ margin: 0, color: color.danger }))

export const actions = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const buttons = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
  }),
)
export const deleteButton = style(
  inApp({ color: color.danger, '@media': { '(min-width: 640px)': { marginInlineStart: 'auto' } } }),
)
export const actionNote = style(inApp({ ...type[13], margin: 0, color: color.muted }))
/** A finger has no keys. */
export const keyNote = style(
  inApp({ ...type[12], margin: 0, color: color.muted, '@media': { [media.touch]: { display: 'none' } } }),
)
/** The gap is theirs, so that there is none while there is no notice. */
export const notices = style(inApp({ display: 'grid', gap: space[12], selectors: { '&:empty': { display: 'none' } } }))
export const missing = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
/** In line with the texts beside it, which are not pressed. */
export const missingLink = style(inApp({ paddingInline: space[4], marginInlineStart: `calc(-1px - ${space[4]})` }))
export const explained = style(inApp({ margin: 0 }))

/** In the question whether to make it final. */
export const consequence = style(inApp({ margin: 0, selectors: { '& + &': { marginTop: '8px' } } }))
export const doubt = style(inApp({ margin: '0 0 12px', fontWeight: weight.medium }))
