import type { ThemeTokens } from './tokens.ts'

/** The same ledger at night: lift comes from lighter surfaces, not from shadow. */
export const dark: ThemeTokens = {
  color: {
    paper: 'oklch(0.19 0.014 245)',
    surface: 'oklch(0.226 0.016 245)',
    sunken: 'oklch(0.165 0.012 245)',
    line: 'oklch(0.31 0.016 245)',
    lineStrong: 'oklch(0.42 0.018 245)',
    control: 'oklch(0.56 0.018 245)',
    edge: 'oklch(1 0 0 / 0)',
    text: 'oklch(0.94 0.006 92)',
    muted: 'oklch(0.72 0.012 245)',
    accent: 'oklch(0.76 0.1 205)',
    accentHover: 'oklch(0.82 0.09 205)',
    accentSoft: 'oklch(0.3 0.04 215)',
    onAccent: 'oklch(0.19 0.02 220)',
    scrim: 'oklch(0.1 0.01 245 / 0.6)',
    success: 'oklch(0.8 0.13 158)',
    successSoft: 'oklch(0.29 0.045 160)',
    warning: 'oklch(0.84 0.12 80)',
    warningSoft: 'oklch(0.3 0.045 75)',
    danger: 'oklch(0.78 0.12 25)',
    dangerSoft: 'oklch(0.3 0.06 25)',
    info: 'oklch(0.8 0.08 250)',
    infoSoft: 'oklch(0.29 0.04 250)',
  },
  shadow: {
    low: '0 1px 2px oklch(0 0 0 / 0.2)',
    medium: '0 0 0 1px oklch(0.31 0.016 245), 0 8px 24px oklch(0 0 0 / 0.35)',
    high: '0 0 0 1px oklch(0.31 0.016 245), 0 24px 64px oklch(0 0 0 / 0.5)',
  },
}
