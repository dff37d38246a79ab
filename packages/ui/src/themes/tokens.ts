/** The tones a message, a badge or an amount can have. Colour never carries the meaning alone. */
export const tones = ['success', 'warning', 'danger', 'info'] as const
export type Tone = (typeof tones)[number]

/** The roles a colour plays. A theme fills every one of them with a CSS colour (ours in OKLCH). */
export type ColorRole =
  /** The ground of the page. */
  | 'paper'
  /** The ground of cards, fields and menus. */
  | 'surface'
  /** The ground of what lies lower than the page: wells, neutral badges, hovered rows. */
  | 'sunken'
  /** Hairlines between things. */
  | 'line'
  /** Borders of cards that can be pressed, and of secondary buttons. */
  | 'lineStrong'
  /** Borders that are all there is to see of a control (3:1). */
  | 'control'
  /** Around a soft ground (badge, alert, light button): transparent where the ground is enough to see. */
  | 'edge'
  | 'text'
  | 'muted'
  /** The current place, the one main action, links and focus. */
  | 'accent'
  | 'accentHover'
  | 'accentSoft'
  /** Text on the accent or on a tone used as a solid ground. */
  | 'onAccent'
  /** What lies between a dialog and the page. */
  | 'scrim'
  | Tone
  | `${Tone}Soft`

/** Three steps of lift; a dark theme lifts by surface and keeps these nearly flat. */
export type ShadowStep = 'low' | 'medium' | 'high'

/**
 * What a theme is: every colour and every shadow. Fill it, pass it to `contrastProblems`, and
 * assign it to a selector of your own with vanilla-extract's
 * `createGlobalTheme('[data-theme="mine"]', vars, tokens)`.
 */
export type ThemeTokens = {
  color: Record<ColorRole, string>
  shadow: Record<ShadowStep, string>
}

/** The themes of the house. Without `data-theme` on `<html>` the system's preference decides. */
export const themeNames = ['light', 'dark', 'contrast'] as const
export type ThemeName = (typeof themeNames)[number]

/** Values of `data-density` on `<html>`; without it the density is normal. */
export const densities = { compact: 0.9, normal: 1, roomy: 1.1 } as const
export type Density = keyof typeof densities
