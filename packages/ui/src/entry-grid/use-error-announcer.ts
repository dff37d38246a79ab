'use client'

import { useEffect, type RefObject } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { isHtmlElement } from '../overlay/is-element.ts'

/**
 * Says the errors that appear in the grid. They do so after their cell was left, when the focus is somewhere else and a
 * screen reader would not tell them.
 */
export function useErrorAnnouncer(table: RefObject<HTMLElement | null>, announce: (text: string) => void): void {
  const texts = useLanguage('entryGrid', dutch)
  useEffect(() => {
    const element = table.current
    if (!element) return
    const observer = new MutationObserver((changes) => {
      const invalid = changes
        .map(({ target }) => target)
        .filter(isHtmlElement)
        .filter((target) => target.getAttribute('aria-invalid') === 'true')
      const [first] = invalid
      if (first) announce(texts.announced(nameOf(first), errorOf(first), new Set(invalid).size - 1))
    })
    observer.observe(element, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [table, announce, texts])
}

const textOf = (root: Node, id: string): string =>
  'getElementById' in root ? ((root as Document).getElementById(id)?.textContent ?? '') : ''

const nameOf = (control: HTMLElement): string => textOf(control.getRootNode(), `${control.id}-label`)
const errorOf = (control: HTMLElement): string => textOf(control.getRootNode(), `${control.id}-error`)
