'use client'

import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../styles/class-names.ts'
import type { LinkRules } from './links.ts'
import { prose } from './prose.css.ts'
import { sanitise } from './sanitise.ts'

export interface RichTextProps {
  /** HTML from wherever: it is sanitised before it is shown. */
  html: string
  /** Where its links may lead. */
  links?: LinkRules
  /** For its place: margins, width. */
  className?: string
}

/**
 * Shows stored HTML, of which nothing can run or load. Images are left out; links to elsewhere open in a tab of
 * their own, which gets no hold of this one. Needs the Trusted Types policy `dompurify`.
 */
export function RichText({ html, links, className }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    root.current?.replaceChildren(sanitise(html, { links }))
  }, [html, links])
  return <div ref={root} className={classNames(prose, className)} />
}
