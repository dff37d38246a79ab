import { style } from '@vanilla-extract/css'
import { inApp, radius, vars } from '@klopt/ui/theme'

export const scroller = style(
  inApp({
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    // Kept free, so that fitting to the width does not bring a bar that takes from the width.
    scrollbarGutter: 'stable',
    overscrollBehavior: 'contain',
    cursor: 'grab',
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[data-panning]': { cursor: 'grabbing' },
      '&[data-drawing]': { cursor: 'crosshair', touchAction: 'none' },
    },
  }),
)

export const column = style(inApp({ position: 'relative', overflow: 'clip' }))

/** Paper is white in every theme: it shows what is on it. */
export const page = style(
  inApp({
    position: 'absolute',
    // What lies on it is measured in parts of it.
    containerType: 'size',
    backgroundColor: '#fff',
    colorScheme: 'only light',
    borderRadius: radius.small,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.medium}`,
  }),
)
