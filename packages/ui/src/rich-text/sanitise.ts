import DOMPurify from 'dompurify'
import { safeHref, type LinkRules } from './links.ts'

const tags =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li div span a b strong i em u s sub sup code kbd table caption thead tbody tfoot tr th td'.split(
    ' ',
  )
const attributes = ['href', 'start', 'colspan', 'rowspan', 'scope', 'data-variable']

export interface SanitiseOptions {
  /** Where its links may lead. */
  links?: LinkRules
  /** Also keeps `class`, and what `style` was as `data-style`, for who reads them and takes them away. */
  keepLook?: boolean
}

/**
 * Parses HTML into nodes that can do nothing: text with its structure and links, without scripts,
 * handlers, styles, forms, frames, drawings or images. It is parsed in a document of its own, under
 * the Trusted Types policy `dompurify`, so that nothing loads meanwhile either.
 */
export function sanitise(html: string, { links, keepLook = false }: SanitiseOptions = {}): DocumentFragment {
  const fragment = DOMPurify.sanitize(setStylesAside(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: keepLook ? [...attributes, 'data-style', 'class'] : attributes,
    // Not an address, though `mso-list:` looks like the beginning of one.
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) mendLink(link, links)
  return fragment
}

/**
 * A browser reports every style that the policy of the page forbids, even in a document nobody sees.
 * So styles come under another name. It is a matter of quiet alone: what is safe is decided after.
 */
const setStylesAside = (html: string): string =>
  html
    .replace(/<(\/?)style(?![\w-])/gi, '<$1xmp')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(["'\s/])style(?=\s*=)/gi, '$1data-style'))

/** A link leads where it may and gets no hold of our window; another is its text alone. */
function mendLink(link: HTMLAnchorElement, rules: LinkRules | undefined): void {
  const href = safeHref(link.getAttribute('href') ?? '', rules)
  if (href === null) {
    link.replaceWith(...link.childNodes)
    return
  }
  link.setAttribute('href', href)
  link.setAttribute('rel', 'noopener noreferrer')
  if (href.startsWith('http')) link.setAttribute('target', '_blank')
}
