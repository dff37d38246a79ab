import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextListItem, RichTextMark } from './document.ts'
import { safeHref, type LinkRules } from './links.ts'
import { tokenOf } from './variables.ts'

export interface ToHtmlOptions {
  /** Where links may lead; one that may not is written as plain text. */
  links?: LinkRules
  /** What to write for each variable; one without a text stays `{{naam}}`. */
  variables?: Readonly<Record<string, string>>
}

/**
 * Writes a document as HTML, of a few elements and no attributes but `href`, `rel` and `start`.
 * Every text is escaped, and what the document should not hold leaves at most its text behind.
 * Needs no browser.
 */
export function toHtml(document: RichTextDocument, options: ToHtmlOptions = {}): string {
  return blocks(document.content, options)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

const blocks = (content: readonly (RichTextBlock | RichTextListItem)[] = [], options: ToHtmlOptions): string =>
  content.map((node) => block(node, options)).join('')

function block(node: RichTextBlock | RichTextListItem, options: ToHtmlOptions): string {
  switch (node.type) {
    case 'paragraph':
      return `<p>${inlines(node.content, options)}</p>`
    case 'heading': {
      const tag = node.attrs.level === 2 ? 'h2' : 'h3'
      return `<${tag}>${inlines(node.content, options)}</${tag}>`
    }
    case 'quote':
      return `<blockquote>${blocks(node.content, options)}</blockquote>`
    case 'bullet_list':
      return `<ul>${blocks(node.content, options)}</ul>`
    case 'ordered_list': {
      const start = Math.trunc(node.attrs.start)
      return `${start > 1 ? `<ol start="${start}">` : '<ol>'}${blocks(node.content, options)}</ol>`
    }
    case 'list_item':
      return `<li>${blocks(node.content, options)}</li>`
    default:
      return ''
  }
}

/** Pieces beside each other that have their outermost mark in common stand in one element. */
function inlines(content: readonly RichTextInline[] = [], options: ToHtmlOptions, depth = 0): string {
  const [first] = content
  if (!first) return ''
  const mark = first.marks?.[depth]
  if (!mark) return inline(first, options) + inlines(content.slice(1), options, depth)
  const other = content.findIndex((node) => !isSame(mark, node.marks?.[depth]))
  const end = other < 0 ? content.length : other
  return (
    marked(inlines(content.slice(0, end), options, depth + 1), mark, options) +
    inlines(content.slice(end), options, depth)
  )
}

const isSame = (mark: RichTextMark, other: RichTextMark | undefined): boolean =>
  mark.type === other?.type && (mark.type !== 'link' || other.type !== 'link' || mark.attrs.href === other.attrs.href)

function inline(node: RichTextInline, { variables = {} }: ToHtmlOptions): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.text)
    case 'line_break':
      return '<br>'
    case 'variable': {
      const { name } = node.attrs
      return escapeHtml(Object.hasOwn(variables, name) ? (variables[name] ?? '') : tokenOf(name))
    }
    default:
      return ''
  }
}

const tags = { bold: 'strong', italic: 'em', underline: 'u', code: 'code' } as const

function marked(inner: string, mark: RichTextMark, { links }: ToHtmlOptions): string {
  if (mark.type === 'link') {
    const href = safeHref(mark.attrs.href, links)
    return href === null ? inner : `<a href="${escapeHtml(href)}" rel="noopener">${inner}</a>`
  }
  if (!Object.hasOwn(tags, mark.type)) return inner
  const tag = tags[mark.type]
  return `<${tag}>${inner}</${tag}>`
}
