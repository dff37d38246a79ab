import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** What the panel of a shared screen covers of the bottom. */
const covered = 'var(--klopt-sharing-panel, 0px)'

/** The buttons of a long form, which stay in sight under it. */
export const bar = style(
  inApp({
    position: 'sticky',
    bottom: covered,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBlock: space[12],
    borderTop: `1px solid ${color.line}`,
    backgroundColor: color.paper,
    '@media': {
      // Above the bottom bar of a phone.
      [media.phone]: { bottom: `calc(var(--klopt-bottom-bar, 0px) + env(safe-area-inset-bottom) + ${covered})` },
      // Enlarged to 400% it would cover the fields.
      [media.low]: { position: 'static' },
    },
  }),
)
export const unsaved = style(inApp({ ...type[13], color: color.muted, marginInlineEnd: 'auto' }))
// Who is led to a field finds it above the bar, which on a phone has two rows and another bar below it.
globalStyle(`html:has(.${bar})`, {
  '@layer': {
    'klopt.app': {
      scrollPaddingBottom: `calc(96px + ${covered})`,
      '@media': {
        [media.phone]: { scrollPaddingBottom: `calc(220px + ${covered})` },
        [media.low]: { scrollPaddingBottom: '8px' },
      },
    },
  },
})
