import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import * as styles from './safe-html.css.ts'

const tags = 'p br hr h2 h3 h4 blockquote pre ul ol li a strong b em i u s code kbd sub sup'.split(' ')
/** The web, mail and the pages of Klopt; not the address of another host without its protocol. */
const addresses = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i

/**
 * Shows HTML of the server. It is cleaned once more, in a document of its own under the Trusted Types policy
 * `dompurify`, so that nothing in it runs or loads whatever the server sent. Links to elsewhere open in a tab of their
 * own, which gets no hold of this one.
 */
export function SafeHtml({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    root.current?.replaceChildren(clean(html))
  }, [html])
  return <div ref={root} className={styles.html} />
}

function clean(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('rel', 'noopener noreferrer')
    if (!link.getAttribute('href')?.startsWith('/')) link.setAttribute('target', '_blank')
  }
  return fragment
}
