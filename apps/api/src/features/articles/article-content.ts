import type { RichTextDocument } from '@klopt/api-client/contract'
import { toHtml } from '../../rich-text/to-html.ts'
import { allowedLink, type Surroundings } from './allowed-link.ts'

/** The HTML that readers get: what links to a site that is not allowed (any more) is plain text. */
export function articleContent(document: RichTextDocument, surroundings: Surroundings): string {
  return toHtml(document, { hrefOf: (href) => allowedLink(href, surroundings) })
}
