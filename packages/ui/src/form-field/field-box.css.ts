import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import {
  controlHeight,
  controlSizes,
  dense,
  media,
  motion,
  radius,
  space,
  type,
  type ControlSize,
} from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** The box that every field shows itself in: text, money, date, select, combobox. */
export const fieldBox = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: 0,
    border: `1px solid ${color.control}`,
    borderRadius: radius.small,
    backgroundColor: color.surface,
    color: color.text,
    transition: `border-color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover': { borderColor: color.muted },
      '&:has(> :is(input, textarea, select, button[role=combobox]):focus-visible), &:is(button):focus-visible': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '1px',
      },
      '&:has(> [aria-invalid=true]), &[aria-invalid=true]': { borderColor: color.danger },
      '&:has(> :is(input, textarea):disabled), &:disabled': {
        backgroundColor: color.sunken,
        borderColor: color.line,
        cursor: 'not-allowed',
      },
      // The attribute: a hidden input, by which a form knows a value, is read-only to a browser too.
      '&:has(> [readonly])': {
        backgroundColor: color.sunken,
        borderColor: color.line,
      },
    },
  }),
)

/** A value that was read for the user and waits to be confirmed. */
export const proposed = style(inComponents({ backgroundColor: color.warningSoft }))

const text: Record<ControlSize, StyleRule> = {
  'extra-small': type[12],
  small: type[13],
  medium: type[14],
  large: type[16],
}

export const fieldSize = styleVariants(controlSizes, (height, name) =>
  inComponents({
    ...text[name],
    minHeight: controlHeight(height),
    '@media': {
      // A finger needs 44 px; under 16 px of type a phone zooms in on the field.
      [media.touch]: { minHeight: '44px', fontSize: '1rem' },
    },
  }),
)

/** The input inside the box: no look of its own. */
export const fieldInput = style(
  inComponents({
    flex: 1,
    width: '100%',
    minWidth: 0,
    alignSelf: 'stretch',
    paddingInline: dense(10),
    border: 0,
    outline: 'none',
    letterSpacing: 'normal',
    textOverflow: 'ellipsis',
    selectors: {
      '&:disabled': { cursor: 'not-allowed', color: color.muted },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
  }),
)

/** Text at the end of the line, as amounts stand. */
export const alignEnd = style(inComponents({ textAlign: 'end' }))

/** Before or after the input: an icon, a unit, a small button. */
export const adornment = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    color: color.muted,
    selectors: {
      '&:first-child': { marginInlineStart: '10px' },
      // Behind a unit may stand what is sent, which nobody sees.
      '&:not(:first-child)': { marginInlineEnd: '10px' },
    },
  }),
)
export const adornmentButton = style(inComponents({ marginInlineEnd: space[4], color: color.muted, flex: 'none' }))
