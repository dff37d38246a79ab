import type { AnchorHTMLAttributes, Ref } from 'react'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { linkClassName } from './link.css.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Opens in a new tab, and says so to a screen reader. */
  external?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** Somewhere to go. For a link of a router, give that link `linkClassName`. */
export function Link({ external = false, className, children, ...rest }: LinkProps) {
  const target = external ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a {...target} {...rest} className={classNames(linkClassName, className)}>
      {children}
      {external && <span className={visuallyHidden}> (opent in een nieuw tabblad)</span>}
    </a>
  )
}
