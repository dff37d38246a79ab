import type { HTMLAttributes, ReactNode } from 'react'
import { sizes } from '../heading/heading.css.ts'
import { classNames } from '../styles/class-names.ts'
import { tabular, truncate } from '../styles/utilities.css.ts'
import * as styles from './text.css.ts'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small'
  /** A step of type. Default 14. */
  size?: keyof typeof sizes
  /** Its colour, which never says anything alone. Default that of what it stands in. */
  tone?: keyof typeof styles.tones
  /** How heavy it is. Default that of what it stands in. */
  weight?: keyof typeof styles.weights
  /** Figures of one width, for what stands under another number. */
  isTabular?: boolean
  /** One line that ends in an ellipsis. */
  isTruncated?: boolean
  /** What is said. */
  children: ReactNode
}

/** Words in a step of type. */
export function Text(props: TextProps) {
  const { as: Element = 'p', size = 14, tone, weight, isTabular, isTruncated, className, ...rest } = props
  return (
    <Element
      {...rest}
      className={classNames(
        styles.text,
        sizes[size],
        tone && styles.tones[tone],
        weight && styles.weights[weight],
        isTabular && tabular,
        isTruncated && truncate,
        className,
      )}
    />
  )
}
