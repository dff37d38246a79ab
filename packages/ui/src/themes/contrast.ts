import type { ThemeTokens } from './tokens.ts'

/** For who needs more than 7:1: black on white, every border as strong as a control. */
export const contrast: ThemeTokens = {
  color: {
    paper: 'oklch(1 0 0)',
    surface: 'oklch(1 0 0)',
    sunken: 'oklch(0.97 0 0)',
    line: 'oklch(0.5 0 0)',
    lineStrong: 'oklch(0.35 0 0)',
    control: 'oklch(0.25 0 0)',
    edge: 'oklch(0.35 0 0)',
    text: 'oklch(0 0 0)',
    muted: 'oklch(0.32 0.01 250)',
    accent: 'oklch(0.34 0.07 215)',
    accentHover: 'oklch(0.26 0.05 217)',
    accentSoft: 'oklch(0.96 0.02 210)',
    onAccent: 'oklch(1 0 0)',
    scrim: 'oklch(0 0 0 / 0.6)',
    success: 'oklch(0.36 0.08 158)',
    successSoft: 'oklch(0.97 0.03 160)',
    warning: 'oklch(0.36 0.08 62)',
    warningSoft: 'oklch(0.97 0.03 88)',
    danger: 'oklch(0.38 0.14 27)',
    dangerSoft: 'oklch(0.97 0.015 25)',
    info: 'oklch(0.36 0.1 250)',
    infoSoft: 'oklch(0.97 0.015 250)',
  },
  shadow: {
    low: 'none',
    medium: '0 0 0 1px oklch(0.25 0 0), 0 8px 24px oklch(0 0 0 / 0.2)',
    high: '0 0 0 1px oklch(0.25 0 0), 0 24px 64px oklch(0 0 0 / 0.3)',
  },
}
