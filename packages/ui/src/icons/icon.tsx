import type { ReactNode, SVGProps } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './icon.css.ts'

/**
 * An icon of any library, or of your own, that draws an `svg` with the props it is given. No class: what walks through the
 * types of a form that holds options would walk through all attributes of an `svg`.
 */
export type IconDrawing = (props: SVGProps<SVGSVGElement>) => ReactNode

export interface IconProps {
  /** A component that draws an `svg`: an icon of lucide-react for example. */
  of: IconDrawing
  /** Width and height in px: 16 in text and buttons, 18 in menus. Default 16. */
  size?: number
  /** What the icon says when it stands alone; without it the icon is decoration. */
  label?: string
  /** For its place: margins, width. */
  className?: string
}

/** An icon with the stroke of the house. A chevron or an arrow aside follows the direction of the page. */
export function Icon({ of: Drawing, size = 16, label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      width={size}
      height={size}
      strokeWidth={1.75}
      className={classNames(styles.icon, className)}
      {...meaning}
    />
  )
}
