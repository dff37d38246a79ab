import { classNames } from '../styles/class-names.ts'
import type { ControlSize } from '../themes/scale.ts'
import * as styles from './button.css.ts'

export interface ButtonLook {
  variant?: styles.ButtonVariant
  size?: ControlSize
  fullWidth?: boolean
}

/** The look of a button for what is not one: `<Link className={buttonClassName({ variant: "primary" })}>`. */
export function buttonClassName({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
}: ButtonLook = {}): string {
  return classNames(styles.base, styles.size[size], styles.variant[variant], fullWidth && styles.fullWidth)
}
