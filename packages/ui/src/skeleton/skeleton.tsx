import { classNames } from '../styles/class-names.ts'
import * as styles from './skeleton.css.ts'

export interface SkeletonProps {
  /** CSS width. Default 100%. */
  width?: string
  /** CSS height. Default that of a line of text without its leading. */
  height?: string
  /** For its place: margins, width. */
  className?: string
}

/** The grey shape of what is coming. Its container says `aria-busy`. */
export function Skeleton({ width = '100%', height = '0.75rem', className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} style={{ width, height }} />
}
