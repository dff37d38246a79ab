import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { controlHeight, controlSizes, media, motion, radius, type, weight, type ControlSize } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export type ButtonVariant = 'primary' | 'success' | 'secondary' | 'danger' | 'light' | 'warning' | 'text' | 'link'

export const base = style(
  inComponents({
    // As the reset has it, for a page that asks for a button alone.
    boxSizing: 'border-box',
    margin: 0,
    paddingBlock: 0,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: `background-color ${motion.small} ${motion.curve}, border-color ${motion.small} ${motion.curve}, color ${motion.small} ${motion.curve}`,
    ':active': { transform: 'translateY(0.5px)' },
    ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '@media': {
      [media.touch]: {
        // A finger needs 44 px, whatever the eye sees.
        '::after': {
          content: '',
          position: 'absolute',
          inset: 'min(0px, (100% - 44px) / 2) min(0px, (100% - 44px) / 2)',
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
)

const padding: Record<ControlSize, string> = {
  'extra-small': '8px',
  small: '10px',
  medium: '14px',
  large: '18px',
}
const text: Record<ControlSize, StyleRule> = {
  'extra-small': type[12],
  small: type[13],
  medium: type[14],
  large: type[16],
}

export const size = styleVariants(controlSizes, (height, name) =>
  inComponents({
    ...text[name],
    height: controlHeight(height),
    minWidth: controlHeight(height),
    paddingInline: padding[name],
    gap: name === 'large' ? '8px' : '6px',
  }),
)

/** Square, for a button that is an icon alone. */
export const square = style(inComponents({ padding: 0, aspectRatio: '1' }))
export const fullWidth = style(inComponents({ width: '100%' }))

/** One shade towards the text: darker in a light theme, lighter in a dark one. */
const towardsText = (ground: string) => `color-mix(in oklab, ${ground} 86%, ${color.text})`

const solid = (ground: string, hover = towardsText(ground)) => ({
  rest: { backgroundColor: ground, color: color.onAccent },
  hover: { backgroundColor: hover },
})

const looks: Record<ButtonVariant, { rest: StyleRule; hover: StyleRule }> = {
  primary: solid(color.accent, color.accentHover),
  success: solid(color.success),
  warning: solid(color.warning),
  danger: solid(color.danger),
  secondary: {
    rest: { backgroundColor: color.surface, borderColor: color.lineStrong, color: color.text },
    hover: { backgroundColor: lit, borderColor: color.control },
  },
  light: {
    rest: { backgroundColor: color.accentSoft, borderColor: color.edge, color: color.accent },
    hover: {
      backgroundColor: `color-mix(in oklab, ${color.accentSoft} 90%, ${color.accent})`,
      color: color.accentHover,
    },
  },
  text: {
    rest: { color: color.text },
    hover: { backgroundColor: lit },
  },
  link: {
    rest: { color: color.accent },
    hover: { color: color.accentHover, backgroundColor: color.accentSoft },
  },
}

export const variant = styleVariants(looks, ({ rest, hover }) =>
  inComponents({
    ...rest,
    selectors: { '&:hover:not(:disabled, [aria-disabled=true])': hover },
  }),
)

export const pending = style(inComponents({ cursor: 'progress' }))
/** Keeps its place, so that a pending button keeps its width, and its name for a screen reader. */
export const contentPending = style(inComponents({ opacity: 0 }))
export const content = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: 'inherit', minWidth: 0 }),
)
export const spinner = style(inComponents({ position: 'absolute', inset: 0, margin: 'auto' }))
