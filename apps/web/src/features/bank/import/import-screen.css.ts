import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ maxWidth: '920px', display: 'flex', flexDirection: 'column', gap: space[16] }))
export const header = style(inApp({ marginBottom: 0 }))
export const actions = style(
  inApp({
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBlock: space[12],
    backgroundColor: color.paper,
    // The bottom bar of a phone lies over the page.
    '@media': {
      [media.phone]: { bottom: 'calc(var(--klopt-bottom-bar, 0px) + env(safe-area-inset-bottom))' },
      [media.low]: { position: 'static' },
    },
  }),
)
export const file = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24] }))
export const fileAside = style(
  inApp({ ...type[13], display: 'inline-flex', alignItems: 'center', gap: space[8], color: color.muted }),
)
export const fileName = style(inApp({ overflowWrap: 'anywhere' }))
export const statement = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 }))
export const account = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }))
export const accountName = style(inApp({ ...type[16], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }))
export const muted = style(inApp({ color: color.muted }))
export const side = style(inApp({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' }))
/** The heads of the columns say it where there are columns. */
export const sideName = style(
  inApp({ ...type[12], display: 'none', color: color.muted, '@media': { [media.phone]: { display: 'block' } } }),
)
export const sideAmount = style(inApp({ fontWeight: weight.medium }))
export const absent = style(inApp({ ...type[13], color: color.muted }))
