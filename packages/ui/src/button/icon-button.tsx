import type { IconDrawing } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { Button, type ButtonProps } from './button.tsx'
import * as styles from './button.css.ts'
import { takesRef } from '../react-18.ts'

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'fullWidth'> {
  /** The picture of what it does. */
  icon: IconDrawing
  /** What the button does, for who cannot see the icon. */
  label: string
}

/** A square button of an icon alone. Default variant `text`. */
export const IconButton = takesRef(function IconButton({ icon, label, className, size, ...rest }: IconButtonProps) {
  return (
    <Button variant="text" size={size} aria-label={label} className={classNames(styles.square, className)} {...rest}>
      <Icon of={icon} size={size === 'large' ? 18 : 16} />
    </Button>
  )
})
