import { classNames } from '../styles/class-names.ts'
import type { ControlSize } from '../themes/scale.ts'
import * as styles from './button.css.ts'

export interface ButtonLook {
  /** What the press means; `primary` once on a screen. Default `secondary`. */
  variant?: styles.ButtonVariant
  /** Its height: 24, 28, 36 or 44 px. Default `medium`. */
  size?: ControlSize
  /** As wide as what it stands in. */
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
