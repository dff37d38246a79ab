import './layers.css.ts'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media, type, weight } from '../themes/scale.ts'
import { inTheDark } from '../themes/themes.css.ts'
import { vars } from '../themes/vars.css.ts'
import { FONT_FAMILY } from './font-family.ts'
import './fonts.css.ts'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { 'klopt.reset': rule } })

reset('*, ::before, ::after', {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: vars.color.line,
})
reset('html, :host', {
  fontFamily: FONT_FAMILY,
  fontWeight: weight.regular,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  color: vars.color.text,
  backgroundColor: vars.color.paper,
  accentColor: vars.color.accent,
})
globalStyle(':root, :host', {
  '@layer': {
    'klopt.reset': {
      colorScheme: 'light',
      '@media': { [inTheDark]: { colorScheme: 'dark' }, '(prefers-contrast: more)': { colorScheme: 'light' } },
    },
  },
})
// Not on the root element: steps of type are in rem, and rem is what the reader chose.
reset('body, :host', { ...type[14], overflowWrap: 'break-word' })
reset('body', { minHeight: '100dvh' })
reset('h1, h2, h3, h4, th, b, strong', { fontSize: 'inherit', fontWeight: weight.bold })
reset('h1, h2, h3', { textWrap: 'balance' })
reset('p', { textWrap: 'pretty' })
reset('ul, ol', { listStyle: 'none' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('fieldset', { minWidth: 0 })
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  borderRadius: 0,
})
reset('button', { cursor: 'pointer', textAlign: 'inherit' })
reset('textarea', { resize: 'vertical' })
reset('::placeholder', { color: vars.color.muted, opacity: 1 })
reset('[hidden]', { display: 'none !important' })
reset(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' })
// What is chosen is told by its ground, which forced colours take away. Where the focus is stays with the focus.
globalStyle(':is(a, button):is([aria-pressed=true], [aria-current]:not([aria-current=date])):not(:focus-visible)', {
  '@layer': {
    'klopt.reset': { '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
reset(':target', { scrollMarginBlock: '96px' })

globalStyle('*, ::before, ::after', {
  '@layer': {
    'klopt.reset': {
      '@media': {
        [media.reducedMotion]: {
          // Not zero: what waits for the end of an animation still hears of it.
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
        },
      },
    },
  },
})
