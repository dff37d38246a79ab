import { globalStyle, style } from '@vanilla-extract/css'
import { inApp } from '@klopt/ui/theme'

/** The pages on their way to paper; nothing else of the page is printed with them. */
export const sheets = style(inApp({ display: 'none', '@media': { print: { display: 'block' } } }))
export const sheet = style(
  inApp({
    width: '100%',
    maxHeight: '100vh',
    objectFit: 'contain',
    breakInside: 'avoid',
    breakAfter: 'page',
    ':last-child': { breakAfter: 'auto' },
  }),
)
globalStyle(`body:has(> ${sheets}) > :not(${sheets})`, {
  '@media': { print: { '@layer': { 'klopt.app': { display: 'none !important' } } } },
})
