import { vars } from '@klopt/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

const { color } = vars

const chosen = createVar()
/** The colour that a company chose, for an inline style, which wants the name without `var()`. */
export const chosenAccent = chosen.slice('var('.length, -1)

const readable = (onLight: string, onDark: string) =>
  `light-dark(oklch(from ${chosen} ${onLight}), oklch(from ${chosen} ${onDark}))`

/** The company's colour takes the place of ours, dark or light enough to be read whatever was chosen. */
export const chosenColour = style({
  vars: {
    [chosen]: 'oklch(0.45 0.085 215)',
    [color.accent]: readable('min(l, 0.45) c h', 'max(l, 0.76) min(c, 0.13) h'),
    [color.accentHover]: readable('min(l, 0.39) c h', 'max(l, 0.82) min(c, 0.11) h'),
    [color.accentSoft]: readable('0.95 min(c, 0.022) h', '0.3 min(c, 0.04) h'),
    [color.onAccent]: readable('0.99 min(c, 0.004) h', '0.19 min(c, 0.02) h'),
  },
})
