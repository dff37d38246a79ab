import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'
import * as rows from '../../shared/look/deed-rows.css.ts'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '1280px' }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))

export const middle = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.55fr) minmax(300px, 1fr)',
    gap: '20px',
    '@media': { '(max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** What is to be done comes before what has been, where only one of the two is in sight. */
export const todo = style(inApp({ '@media': { '(max-width: 1023.98px)': { order: -1 } } }))

export const more = style([
  rows.item,
  inApp({ minHeight: '44px', justifyContent: 'center', color: vars.color.accent, fontWeight: weight.medium }),
])
/** Only told: it leads nowhere. */
export const change = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    padding: `${space[12]} 20px`,
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const chartCard = style(inApp({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }))
/** Below what is to be done, which has no height yet. */
export const chartCardWaiting = style([
  chartCard,
  inApp({ '@media': { '(max-width: 1023.98px)': { display: 'none' } } }),
])
/** Its own height does not follow what is drawn in it, or the two would make each other grow. */
export const chartRoom = style(
  inApp({ position: 'relative', height: 'calc(100% - 24px)', minHeight: '252px', margin: `${space[4]} 20px 20px` }),
)
export const chart = style(inApp({ position: 'absolute', inset: 0 }))
export const chartSkeleton = style(inApp({ display: 'block' }))
export const moneyRoom = style(inApp({ minHeight: '208px', margin: `${space[4]} 20px 20px` }))
export const waiting = style(inApp({ ...type[13], margin: `${space[8]} 0 0`, color: vars.color.muted }))
export const below = style(inApp({ color: vars.color.danger }))
export const reserve = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[8], minHeight: '160px', height: '100%' }),
)
export const reserveWords = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[4], margin: 0 }))
export const reserveAmount = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[12]}`,
    margin: 0,
  }),
)
export const reserveFigure = style(inApp({ ...type[24], fontWeight: weight.bold }))
export const reserveFoot = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    marginTop: 'auto',
    paddingTop: space[12],
  }),
)
export const reserveTone = styleVariants({ warning: vars.color.warning, success: vars.color.success }, (color) => [
  rows.title,
  inApp({ color }),
])
export const setAside = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const setAsideCode = style(
  inApp({
    alignSelf: 'center',
    width: '200px',
    padding: space[12],
    borderRadius: radius.small,
    // A camera reads dark on light, in every theme.
    backgroundColor: 'white',
    fill: 'black',
  }),
)
