import '../styles/layers.css.ts'
import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { cornersPx } from './scale.ts'
import { densities, type ThemeTokens } from './tokens.ts'
import { vars } from './vars.css.ts'

const inTokens = (rule: GlobalStyleRule): GlobalStyleRule => ({
  '@layer': { 'klopt.tokens': rule },
})

const theme = (tokens: ThemeTokens): GlobalStyleRule => ({ vars: assignVars(vars, tokens) })

// Paper is white, and browsers print no grounds: what is dark on the screen is light on paper.
const onScreen = 'screen'

/** Where the system is dark and nothing chose a theme. */
export const inTheDark = `${onScreen} and (prefers-color-scheme: dark)`

// Without data-theme the system decides; a part of a page can carry a theme of its own.
globalStyle(':root, :host, [data-theme="light"], :host([data-theme="light"])', inTokens(theme(light)))
globalStyle(':root:not([data-theme]), :host(:not([data-theme]))', {
  '@layer': {
    'klopt.tokens': {
      '@media': {
        [inTheDark]: theme(dark),
        '(prefers-contrast: more)': theme(contrast),
      },
    },
  },
})
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', {
  '@layer': { 'klopt.tokens': { '@media': { [onScreen]: { ...theme(dark), colorScheme: 'dark' } } } },
})
globalStyle('[data-theme="contrast"], :host([data-theme="contrast"])', inTokens(theme(contrast)))
// What the browser draws itself follows a theme that was chosen. A page where the system decides is told by the reset.
globalStyle(':is([data-theme="light"], [data-theme="contrast"])', inTokens({ colorScheme: 'light' }))
globalStyle(':host([data-theme="light"]), :host([data-theme="contrast"])', inTokens({ colorScheme: 'light' }))

const corners = Object.fromEntries(Object.entries(cornersPx).map(([name, px]) => [`--klopt-radius-${name}`, `${px}px`]))
globalStyle(':root, :host', inTokens({ vars: { '--klopt-density': `${densities.normal}`, ...corners } }))
// Not `:dir()`: what builds for browsers that lack it asks for the language instead, and a page says its direction.
for (const [direction, sign] of Object.entries({ ltr: '1', rtl: '-1' })) {
  globalStyle(`[dir="${direction}"], :host([dir="${direction}"])`, inTokens({ vars: { '--klopt-onwards': sign } }))
}

for (const [name, multiplier] of Object.entries(densities)) {
  globalStyle(
    `[data-density="${name}"], :host([data-density="${name}"])`,
    inTokens({ vars: { '--klopt-density': `${multiplier}` } }),
  )
}
