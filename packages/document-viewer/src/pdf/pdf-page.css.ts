import { globalStyle, style } from '@vanilla-extract/css'
import { inApp, vars } from '@klopt/ui/theme'

export const paper = style(inApp({ position: 'absolute', inset: 0 }))
globalStyle(`${paper} > canvas`, { '@layer': { 'klopt.app': { width: '100%', height: '100%', maxWidth: 'none' } } })

export const failed = style(
  inApp({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', padding: '16px', color: '#333' }),
)

/** The room of the text; pdf.js sizes it as the page before any turning, and we turn it. */
export const text = style(
  inApp({
    position: 'absolute',
    top: 0,
    left: 0,
    overflow: 'clip',
    lineHeight: 1,
    letterSpacing: 'normal',
    textAlign: 'initial',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    vars: { '--scale-round-x': '1px', '--scale-round-y': '1px' },
    selectors: {
      '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
      '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
      '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
    },
  }),
)

// pdf.js says of each piece of text where it begins, how high it is, how far it is drawn out and how it leans.
globalStyle(`${text} :is(span, br)`, {
  '@layer': {
    'klopt.app': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0 0',
      userSelect: 'text',
    },
  },
})
globalStyle(`${text} > span`, {
  '@layer': {
    'klopt.app': {
      fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size, 1) * var(--font-height, 0px))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size, 1)))',
    },
  },
})
globalStyle(`${text} ::selection`, {
  '@layer': { 'klopt.app': { backgroundColor: `color-mix(in oklab, ${vars.color.info} 30%, transparent)` } },
})
// pdf.js measures letters on a canvas that it hangs in the page and expects a stylesheet to hide.
globalStyle('.hiddenCanvasElement', { '@layer': { 'klopt.app': { display: 'none' } } })
