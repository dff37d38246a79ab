import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const badge = style(
  inComponents({
    ...type[12],
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    minHeight: '22px',
    padding: '3px 8px',
    borderRadius: radius.small,
    fontWeight: weight.medium,
    // Seen in high contrast, and where grounds are taken away: forced colours and print.
    outline: `1px solid ${color.edge}`,
    outlineOffset: '-1px',
  }),
)

export const tone = styleVariants(
  {
    neutral: [color.muted, color.sunken],
    info: [color.info, color.infoSoft],
    success: [color.success, color.successSoft],
    warning: [color.warning, color.warningSoft],
    danger: [color.danger, color.dangerSoft],
  },
  ([text, ground]) =>
    inComponents({
      color: text,
      backgroundColor: ground,
      // A row that is chosen has a soft ground itself, on which this one would be lost.
      selectors: { 'tr:is([aria-selected=true], [aria-current=true]) &': { backgroundColor: color.surface } },
    }),
)

export const dot = style(
  inComponents({
    width: '6px',
    height: '6px',
    flex: 'none',
    borderRadius: radius.full,
    backgroundColor: 'currentColor',
    forcedColorAdjust: 'none',
  }),
)
