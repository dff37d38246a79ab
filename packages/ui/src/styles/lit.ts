import { vars } from '../themes/vars.css.ts'

/**
 * The ground of what lies under the pointer, or is lit by the keyboard in a menu or list: a shade towards the text, which
 * is darker in a light theme and lifts in a dark one.
 */
export const lit = `color-mix(in oklab, ${vars.color.surface} 93%, ${vars.color.text})`
