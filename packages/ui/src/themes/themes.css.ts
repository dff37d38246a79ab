import '../styles/layers.css.ts'
import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { densities, type ThemeTokens } from './tokens.ts'
import { vars } from './vars.css.ts'

const inTokens = (rule: GlobalStyleRule): GlobalStyleRule => ({
  '@layer': { 'klopt.tokens': rule },
})

const theme = (tokens: ThemeTokens, colorScheme: 'light' | 'dark'): GlobalStyleRule => ({
  colorScheme,
  vars: assignVars(vars, tokens),
})

// Paper is white, and browsers print no grounds: what is dark on the screen is light on paper.
const onScreen = 'screen'

// Without data-theme the system decides; a part of a page can carry a theme of its own.
globalStyle(':root, :host, [data-theme="light"], :host([data-theme="light"])', inTokens(theme(light, 'light')))
globalStyle(':root:not([data-theme]), :host(:not([data-theme]))', {
  '@layer': {
    'klopt.tokens': {
      '@media': {
        [`${onScreen} and (prefers-color-scheme: dark)`]: theme(dark, 'dark'),
        '(prefers-contrast: more)': theme(contrast, 'light'),
      },
    },
  },
})
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', {
  '@layer': { 'klopt.tokens': { '@media': { [onScreen]: theme(dark, 'dark') } } },
})
globalStyle('[data-theme="contrast"], :host([data-theme="contrast"])', inTokens(theme(contrast, 'light')))

globalStyle(':root, :host', inTokens({ vars: { '--density': `${densities.normal}` } }))
for (const [name, multiplier] of Object.entries(densities)) {
  globalStyle(
    `[data-density="${name}"], :host([data-density="${name}"])`,
    inTokens({ vars: { '--density': `${multiplier}` } }),
  )
}
