import { LAYER_ORDER } from '../styles/layer-order.ts'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { colourVariables, type ThemeShape, type ThemeVariable } from './theme-variables.ts'
import { themeNames, type ThemeName, type ThemeTokens } from './tokens.ts'

interface ThemeSheet {
  /** What wears the theme, with all in it. */
  selector: string
  schemes: Record<ThemeName, ThemeTokens>
  shape: ThemeShape
  font: string | undefined
}

/**
 * A theme as a stylesheet: what differs from the themes of the house, so that it stands beside `tokens.css`. A scheme is chosen by
 * `data-theme` on the page, on what wears the theme or on a part of that, and by the system where nothing is chosen.
 */
export function themeCss({ selector, schemes, shape, font }: ThemeSheet): string {
  if (/[{}<>;@]/.test(selector.replaceAll(/(?<=\s)>(?=\s)/g, ''))) throw new RangeError(`No selector: ${selector}`)
  const worn = `:is(${selector})`
  const differing = differingIn(schemes)
  const inScheme = (name: ThemeName) => {
    const chosen = `[data-theme="${name}"]`
    return rule([`:root${chosen} ${worn}`, `${worn}${chosen}`, `${worn} ${chosen}`], differing[name])
  }
  const bySystem = [
    `:root:not([data-theme])${worn}:not([data-theme])`,
    `:root:not([data-theme]) ${worn}:not([data-theme])`,
  ]
  const family = font === undefined ? '' : `font-family: ${font};`
  return [
    LAYER_ORDER,
    '@layer klopt.app {',
    rule([worn], { ...differing.light, ...shape.corners }, family),
    rule([`${worn}:not([data-density])`], shape.density),
    `@media screen and (prefers-color-scheme: dark) { ${rule(bySystem, differing.dark)} }`,
    `@media (prefers-contrast: more) { ${rule(bySystem, differing.contrast)} }`,
    // What prints stays light, as the dark theme of the house does.
    `@media screen { ${inScheme('dark')} }`,
    inScheme('contrast'),
    rule([`${worn}[data-theme="light"]`, `${worn} [data-theme="light"]`], differing.light),
    '}',
    '',
  ].join('\n')
}

type Variables = Record<ThemeVariable, string>

/** The variables that a scheme has otherwise than the house; each that differs in one is said in all. */
function differingIn(schemes: Record<ThemeName, ThemeTokens>): Record<ThemeName, Variables> {
  const house = { light, dark, contrast }
  const differs = (variable: ThemeVariable) =>
    themeNames.some((name) => colourVariables(schemes[name])[variable] !== colourVariables(house[name])[variable])
  const differing = new Set(
    Object.keys(colourVariables(light)).filter((name): name is ThemeVariable => differs(name as ThemeVariable)),
  )
  const kept = (name: ThemeName): Variables =>
    Object.fromEntries(
      Object.entries(colourVariables(schemes[name])).filter(([variable]) => differing.has(variable as ThemeVariable)),
    )
  return { light: kept('light'), dark: kept('dark'), contrast: kept('contrast') }
}

const rule = (selectors: readonly string[], variables: Variables, more = ''): string => {
  const declared = Object.entries(variables).map(([name, value]) => `${name}: ${value};`)
  return `${selectors.join(', ')} { ${[more, ...declared].filter(Boolean).join(' ')} }`
}
