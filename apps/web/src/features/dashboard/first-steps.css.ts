import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

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

export const welcome = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px) minmax(300px, 1fr)',
    alignItems: 'start',
    gap: space[24],
    '@media': { '(max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 640px)' } },
  }),
)
export const ownInvoice = style(
  inApp({
    minWidth: 0,
    '@media': { '(min-width: 1200px)': { position: 'sticky', top: space[24] } },
  }),
)
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
export const welcomeHead = style(inApp({ display: 'flex', alignItems: 'center', gap: space[16], minWidth: 0 }))
export const welcomeFoot = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[12]}`,
    // Nearer than cards to each other: on a laptop all of it is in sight.
    margin: '-12px 0 0',
    '@media': { [media.phone]: { columnGap: 0, justifyContent: 'space-between' } },
  }),
)
// Their texts begin and end at the edges of what stands above.
globalStyle(`${welcomeFoot} > button`, {
  '@layer': { 'klopt.app': { '@media': { [media.phone]: { marginInline: '-11px' } } } },
})
export const number = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: radius.full,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
    ...type[13],
    fontWeight: weight.bold,
  }),
)
export const numberOpen = style(inApp({ backgroundColor: vars.color.accent, color: vars.color.onAccent }))
export const numberDone = style(inApp({ backgroundColor: vars.color.successSoft, color: vars.color.success }))
