'use client'

import type { AnchorHTMLAttributes, Ref } from 'react'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { linkClassName } from './link.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
  /** Opens in a new tab, and says so to a screen reader. */
  external?: boolean
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>
}

/**
 * Somewhere to go: by the router that `LinkProvider` names, or plainly when it is external. For a
 * typed link of a router of your own, give that link `linkClassName`.
 */
export const Link = takesRef(function Link({ external = false, className, children, ...rest }: LinkProps) {
  const texts = useLanguage('link', dutch)
  const look = classNames(linkClassName, className)
  if (!external) {
    return (
      <AppLink {...rest} className={look}>
        {children}
      </AppLink>
    )
  }
  return (
    <a target="_blank" rel="noreferrer" {...rest} className={look}>
      {children}
      <span className={visuallyHidden}> {texts.newTab}</span>
    </a>
  )
})
