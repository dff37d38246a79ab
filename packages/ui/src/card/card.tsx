import { useId, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './card.css.ts'

export interface CardProps {
  /** A heading; with it the card is a named region. */
  title?: ReactNode
  /** The level of the heading. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** What stands at the right of the heading: a link, a count, a small button. */
  aside?: ReactNode
  /** `none` lets a table or list run to the edges. Default `normal`. */
  padding?: 'normal' | 'none'
  /** What is in it. */
  children?: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** A white sheet on the page that holds one subject. */
export function Card(props: CardProps) {
  const { title, headingLevel = 2, aside, padding = 'normal', children, className } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const Sheet = title ? 'section' : 'div'
  const hasHeader = Boolean(title || aside)
  const body =
    padding === 'none'
      ? classNames(styles.flush, hasHeader && styles.flushUnderHeader)
      : classNames(styles.body, hasHeader && styles.bodyUnderHeader)
  return (
    <Sheet className={classNames(styles.card, className)} aria-labelledby={title ? id : undefined}>
      {hasHeader && (
        <header className={styles.header}>
          {title && (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children !== undefined && <div className={body}>{children}</div>}
    </Sheet>
  )
}
