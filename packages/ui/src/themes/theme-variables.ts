import type { ThemeTokens } from './tokens.ts'

/** A property of CSS that this package reads. */
export type ThemeVariable = `--klopt-${string}`

/** Variables of corners and density, by what sets them. */
export interface ThemeShape {
  corners: Record<ThemeVariable, string>
  density: Record<ThemeVariable, string>
}

/** Every colour and shadow of a scheme as a variable. */
export function colourVariables({ color, shadow }: ThemeTokens): Record<ThemeVariable, string> {
  const named = (group: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => [`--klopt-${group}-${name}`, value])
  return Object.fromEntries([...named('color', color), ...named('shadow', shadow)])
}
