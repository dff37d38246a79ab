import type { ThemeTokens } from './tokens.ts'

/** White cards and hairlines on warm paper, one petrol accent, almost no shadow. */
export const light: ThemeTokens = {
  color: {
    paper: 'oklch(0.983 0.006 92)',
    surface: 'oklch(1 0 0)',
    sunken: 'oklch(0.962 0.008 92)',
    line: 'oklch(0.91 0.009 92)',
    lineStrong: 'oklch(0.8 0.012 92)',
    control: 'oklch(0.637 0.012 92)',
    edge: 'oklch(0 0 0 / 0)',
    text: 'oklch(0.25 0.022 250)',
    muted: 'oklch(0.49 0.018 250)',
    accent: 'oklch(0.45 0.085 215)',
    accentHover: 'oklch(0.39 0.08 217)',
    accentSoft: 'oklch(0.95 0.022 210)',
    onAccent: 'oklch(0.99 0.004 210)',
    scrim: 'oklch(0.25 0.022 250 / 0.4)',
    success: 'oklch(0.5 0.11 158)',
    successSoft: 'oklch(0.953 0.04 160)',
    warning: 'oklch(0.47 0.1 62)',
    warningSoft: 'oklch(0.962 0.045 88)',
    danger: 'oklch(0.5 0.17 27)',
    dangerSoft: 'oklch(0.957 0.024 25)',
    info: 'oklch(0.48 0.1 250)',
    infoSoft: 'oklch(0.955 0.02 250)',
  },
  shadow: {
    low: '0 1px 2px oklch(0.25 0.022 250 / 0.06)',
    medium: '0 2px 4px oklch(0.25 0.022 250 / 0.04), 0 8px 24px oklch(0.25 0.022 250 / 0.1)',
    high: '0 4px 8px oklch(0.25 0.022 250 / 0.06), 0 24px 64px oklch(0.25 0.022 250 / 0.18)',
  },
}
