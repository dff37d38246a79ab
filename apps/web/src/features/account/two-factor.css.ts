import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Black on white in every theme: cameras read nothing else. */
export const qr = style(
  inApp({
    flex: 'none',
    width: '176px',
    height: '176px',
    padding: space[12],
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: 'white',
    color: 'black',
    fill: 'currentColor',
    shapeRendering: 'crispEdges',
    forcedColorAdjust: 'none',
  }),
)
export const scan = style(
  inApp({
    display: 'flex',
    gap: '20px',
    alignItems: 'flex-start',
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'center' } },
  }),
)
export const words = style(
  inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[12], alignSelf: 'stretch' }),
)
export const secret = style(
  inApp({ display: 'flex', alignItems: 'center', gap: space[8], ...type[13], overflowWrap: 'anywhere' }),
)
export const mono = style(inApp({ fontFamily: 'ui-monospace, monospace', fontWeight: weight.medium }))

export const codes = style(
  inApp({
    listStyle: 'none',
    margin: 0,
    padding: space[16],
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[8]} ${space[16]}`,
    borderRadius: radius.medium,
    backgroundColor: vars.color.sunken,
    ...type[14],
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0, backgroundColor: 'transparent' },
    },
  }),
)
export const screenOnly = style(inApp({ '@media': { [media.print]: { display: 'none' } } }))
export const printOnly = style(
  inApp({ display: 'none', margin: 0, ...type[14], '@media': { [media.print]: { display: 'block' } } }),
)
// Printing from the dialog prints the codes and nothing of the page behind it.
globalStyle(`body:has(${codes}) > :not(dialog)`, {
  '@layer': { 'klopt.app': { '@media': { [media.print]: { display: 'none' } } } },
})
