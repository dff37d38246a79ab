import type { LucideIcon } from 'lucide-react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './icon.css.ts'

export interface IconProps {
  /** An icon of lucide-react, which is tree-shaken per name. */
  of: LucideIcon
  /** Width and height in px: 16 in text and buttons, 18 in menus. Default 16. */
  size?: number
  /** What the icon says when it stands alone; without it the icon is decoration. */
  label?: string
  /** For its place: margins, width. */
  className?: string
}

/** A lucide icon with the stroke of the house. A chevron or an arrow aside follows the direction of the page. */
export function Icon({ of: Drawing, size = 16, label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth={false}
      className={classNames(styles.icon, className)}
      {...meaning}
    />
  )
}
