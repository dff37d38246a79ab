import { style } from '@vanilla-extract/css'
import { inApp, radius, space, type, vars } from '@klopt/ui/theme'

export const list = style(
  inApp({
    position: 'relative',
    flex: 'none',
    width: '136px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.paper,
    '@container': {
      // Over the pages where there is no room beside them.
      'viewer (max-width: 639.98px)': {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: 1,
        boxShadow: vars.shadow.high,
      },
    },
  }),
)
export const column = style(inApp({ position: 'relative' }))
export const item = style(
  inApp({
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
    paddingBottom: space[8],
    ':focus-visible': { outlineOffset: '-4px' },
  }),
)
export const paper = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    width: '96px',
    height: '128px',
    selectors: {
      [`${item}:hover &`]: { opacity: 0.85 },
    },
  }),
)
export const picture = style(
  inApp({
    maxWidth: '96px',
    maxHeight: '128px',
    backgroundColor: '#fff',
    borderRadius: '2px',
    boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
    selectors: {
      [`${item}[aria-current] &`]: { boxShadow: `0 0 0 2px ${vars.color.accent}` },
    },
  }),
)
export const number = style(
  inApp({
    ...type[12],
    minWidth: '24px',
    borderRadius: radius.full,
    textAlign: 'center',
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { [`${item}[aria-current] &`]: { color: vars.color.accent, backgroundColor: vars.color.accentSoft } },
  }),
)
