import { must } from '@klopt/bookkeeping/money'
import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextMark } from '@klopt/api-client/contract'

/** What the HTML of a document is for: how its elements look there, and where its links may lead. */
export interface HtmlPurpose {
  /** CSS for the place itself, as mail programs want it; nothing where a style sheet does that. */
  readonly styles?: Readonly<Partial<Record<StyledTag, string>>>
  /** The address as it is written, or null when a link may not lead there: then its text stays. */
  readonly hrefOf: (href: string) => string | null
}

type StyledTag = 'p' | 'h2' | 'h3' | 'blockquote' | 'ul' | 'ol' | 'a'

/**
 * A document as HTML that holds nothing but the elements named here and the addresses its purpose lets through: all
 * text is escaped, and no attribute comes from the document but these addresses and the first number of a list.
 */
export function toHtml(document: RichTextDocument, purpose: HtmlPurpose): string {
  return blocksHtml(document.content, purpose)
}

const blocksHtml = (blocks: readonly RichTextBlock[], purpose: HtmlPurpose): string =>
  blocks.map((block) => blockHtml(block, purpose)).join('')

function blockHtml(block: RichTextBlock, purpose: HtmlPurpose): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', inlinesHtml(block.content, purpose), purpose)
    case 'heading':
      return element(block.attrs.level === 2 ? 'h2' : 'h3', inlinesHtml(block.content, purpose), purpose)
    case 'quote':
      return element('blockquote', blocksHtml(block.content, purpose), purpose)
    case 'bullet_list':
      return element('ul', itemsHtml(block.content, purpose), purpose)
    case 'ordered_list':
      return element('ol', itemsHtml(block.content, purpose), purpose, ` start="${Math.trunc(block.attrs.start)}"`)
  }
}

function element(tag: StyledTag, inner: string, { styles }: HtmlPurpose, attributes = ''): string {
  const style = styles?.[tag]
  return `<${tag}${attributes}${style === undefined ? '' : ` style="${style}"`}>${inner}</${tag}>`
}

const itemsHtml = (items: readonly { content: readonly RichTextBlock[] }[], purpose: HtmlPurpose): string =>
  items.map(({ content }) => `<li>${blocksHtml(content, purpose)}</li>`).join('')

const inlinesHtml = (nodes: readonly RichTextInline[] = [], purpose: HtmlPurpose): string =>
  nodes.map((node) => inlineHtml(node, purpose)).join('')

function inlineHtml(node: RichTextInline, purpose: HtmlPurpose): string {
  const inner =
    node.type === 'line_break' ? '<br>' : escapeHtml(node.type === 'variable' ? `{{${node.attrs.name}}}` : node.text)
  return eachOnce(node.marks ?? []).reduceRight((html, mark) => marked(html, mark, purpose), inner)
}

/** A link within a link is no HTML, and bold twice is bold. */
const eachOnce = (marks: readonly RichTextMark[]): RichTextMark[] =>
  marks.filter((mark, index) => marks.findIndex(({ type }) => type === mark.type) === index)

const tags = { bold: 'strong', italic: 'em', underline: 'u', code: 'code' } as const

function marked(inner: string, mark: RichTextMark, purpose: HtmlPurpose): string {
  if (mark.type !== 'link') return `<${tags[mark.type]}>${inner}</${tags[mark.type]}>`
  const href = purpose.hrefOf(mark.attrs.href)
  return href === null ? inner : element('a', inner, purpose, ` href="${escapeHtml(href)}"`)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => must(entities[sign], 'the entity of a sign'))
}
