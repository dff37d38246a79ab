import { DOMParser } from 'prosemirror-model'
import type { RichTextDocument } from './document.ts'
import type { LinkRules } from './links.ts'
import { sanitise } from './sanitise.ts'
import { schema } from './schema.ts'
import { markVariables } from './variables.ts'

export interface FromHtmlOptions {
  /** Where its links may lead. */
  links?: LinkRules
  /** Names of the variables whose `{{naam}}` becomes a chip; others stay text. */
  variables?: readonly string[]
}

/**
 * Reads stored HTML as a document. It is sanitised first, and what the editor does not know is left
 * out or becomes paragraphs. Works under Trusted Types with the policy `dompurify`.
 */
export function fromHtml(html: string, { links, variables = [] }: FromHtmlOptions = {}): RichTextDocument {
  const fragment = sanitise(html, { links })
  markVariables(fragment, variables)
  return DOMParser.fromSchema(schema).parse(fragment).toJSON()
}
