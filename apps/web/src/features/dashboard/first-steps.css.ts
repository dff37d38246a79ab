import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { roomAbove, windowHeight } from '../../shell/administration-layout.css.ts'

/** The step that one is at, open among the others. */
export const current = style(
  inApp({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: `${space[12]} 20px`,
    ':focus-visible': { outlineOffset: '-2px' },
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
/** The edge of its card is above it already. */
export const atTop = style(inApp({ borderTop: 0 }))
/** The step that comes next, with its button: at its end, or on a phone as wide as its words. */
export const nextStep = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[12]} ${space[12]}`,
    padding: `${space[12]} 20px`,
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { alignItems: 'flex-start', padding: space[16] } },
  }),
)
globalStyle(`${nextStep} > a`, {
  '@layer': {
    'klopt.app': { '@media': { [media.phone]: { flex: '1 1 100%', minHeight: '44px', marginInlineStart: '40px' } } },
  },
})
export const stepsHead = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} 20px`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const stepsTitle = style(inApp(type[16]))
export const stepsLeft = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
/** What a step that is open holds, below its words. */
export const inStep = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    marginTop: space[12],
    // On a phone its fields have the room under the number too.
    '@media': { [media.phone]: { marginInlineStart: '-40px' } },
  }),
)
export const stepDeeds = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))
/** The main deed of a step is as wide as a phone leaves it. */
globalStyle(`${stepDeeds} > :first-child`, {
  '@layer': { 'klopt.app': { '@media': { [media.phone]: { flexGrow: 1, minHeight: '44px' } } } },
})
/** What a step that was begun still lacks. */
export const missing = style(inApp({ ...type[12], color: vars.color.warning }))
export const openHead = style(
  inApp({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] }),
)
export const found = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[4], margin: 0, padding: 0, listStyle: 'none' }),
)

const beside = '(min-width: 1200px)'
const below = '(max-width: 1199.98px)'
export const welcome = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px) minmax(300px, 1fr)',
    alignItems: 'start',
    gap: `${space[24]} ${space[48]}`,
    '@media': { [below]: { gridTemplateColumns: 'minmax(0, 640px)' } },
  }),
)
export const stepsPlace = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 }))
/** The ground that the paper lies on: beside the steps as high as the window, and up to its edge, under the rail. */
export const ownInvoice = style(
  inApp({
    position: 'relative',
    alignSelf: 'stretch',
    minWidth: 0,
    '@media': {
      [beside]: { zIndex: 0, minHeight: `calc(${windowHeight} - ${roomAbove} - ${space[24]} - ${space[48]})` },
    },
  }),
)
globalStyle(`${ownInvoice}::before`, {
  '@layer': {
    'klopt.app': {
      '@media': {
        [beside]: {
          content: '',
          position: 'absolute',
          zIndex: -1,
          inset: `-${space[24]} 0 -${space[48]} -${space[24]}`,
          backgroundColor: vars.color.sunken,
          // Painted beyond its box, which is no wider for it: the page would scroll sideways.
          borderImage: `linear-gradient(${vars.color.sunken}, ${vars.color.sunken}) fill 0 / / 0 100vw 0 0`,
          boxShadow: `-1px 0 ${vars.color.line}`,
        },
      },
    },
  },
})
export const ownInvoicePlace = style(inApp({ '@media': { [beside]: { position: 'sticky', top: space[24] } } }))
export const ownInvoiceHead = style(
  inApp({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[12],
    marginBottom: space[12],
  }),
)
export const ownInvoiceTitle = style(inApp({ ...type[14], margin: 0, fontWeight: weight.bold, lineHeight: '20px' }))
export const ring = style(inApp({ position: 'relative', flex: 'none' }))
// In words beside it the screen says how much is left.
globalStyle(`${ring} > div > span`, { '@layer': { 'klopt.app': { display: 'none' } } })
export const ringFigure = style(
  inApp({
    ...type[12],
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)
/** How far one is, before the words that say so. */
export const welcomeHead = style(
  inApp({ display: 'flex', alignItems: 'center', gap: space[16], minWidth: 0, marginBottom: space[12] }),
)
// Larger than at the head of a card, and so its figures.
globalStyle(`${welcomeHead} svg`, { '@layer': { 'klopt.app': { width: '56px', height: '56px' } } })
globalStyle(`${welcomeHead} ${ringFigure}`, { '@layer': { 'klopt.app': type[16] } })
export const welcomeFoot = style(
  inApp({
    ...type[13],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    color: vars.color.muted,
  }),
)
globalStyle(`${welcomeFoot} > :last-child`, { '@layer': { 'klopt.app': { marginInlineStart: 'auto' } } })
/** That it follows what is typed. */
export const follows = style(
  inApp({
    ...type[12],
    color: vars.color.muted,
    '::before': {
      content: '',
      display: 'inline-block',
      width: space[8],
      height: space[8],
      marginInlineEnd: space[8],
      borderRadius: radius.full,
      backgroundColor: vars.color.success,
    },
  }),
)
export const number = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: radius.full,
    border: `1px solid ${vars.color.lineStrong}`,
    color: vars.color.muted,
    ...type[13],
    fontWeight: weight.bold,
  }),
)
export const numberOpen = style(
  inApp({ borderColor: vars.color.accent, backgroundColor: vars.color.accent, color: vars.color.onAccent }),
)
export const numberDone = style(
  inApp({ borderColor: 'transparent', backgroundColor: vars.color.successSoft, color: vars.color.success }),
)
