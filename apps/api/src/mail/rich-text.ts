import type { RichTextBlock, RichTextDocument, RichTextInline } from '@klopt/api-client/contract'
import { toHtml } from '../rich-text/to-html.ts'

/** What stands for each variable: `klant` for `{{klant}}`. */
export type Variables = Readonly<Record<string, string>>

/** Puts the values of variables in a document; a variable without a value stays one. */
export function fillDocument(document: RichTextDocument, values: Variables): RichTextDocument {
  const fill = (node: RichTextInline): RichTextInline => {
    const value = node.type === 'variable' ? valueOf(values, node.attrs.name) : undefined
    return value === undefined ? node : { type: 'text', text: value, ...(node.marks && { marks: node.marks }) }
  }
  return { ...document, content: mapInlines(document.content, fill) }
}

/** The same in a line of text, with its `{{names}}`. */
export function fillText(text: string, values: Variables): string {
  return text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (token, name: string) => valueOf(values, name) ?? token)
}

/** Changes what was typed in a document, whatever its form. */
export const changeTexts = (document: RichTextDocument, change: (text: string) => string): RichTextDocument => ({
  ...document,
  content: mapInlines(document.content, (node) => (node.type === 'text' ? { ...node, text: change(node.text) } : node)),
})

const valueOf = (values: Variables, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)

function mapInlines(
  blocks: readonly RichTextBlock[],
  change: (node: RichTextInline) => RichTextInline,
): RichTextBlock[] {
  return blocks.map((block): RichTextBlock => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: (block.content ?? []).map(change) }
      case 'quote':
        return { ...block, content: mapInlines(block.content, change) }
      case 'bullet_list':
      case 'ordered_list':
        return {
          ...block,
          content: block.content.map((item) => ({ ...item, content: mapInlines(item.content, change) })),
        }
    }
  })
}

/** Whether anything can be read in it. */
export function isBlank(document: RichTextDocument): boolean {
  return toPlainText(document).trim() === ''
}

/** A document as the plain part of a mail: paragraphs apart by an empty line, links with their address. */
export function toPlainText(document: RichTextDocument): string {
  return blocksText(document.content, '\n\n')
}

const blocksText = (blocks: readonly RichTextBlock[], between: string): string => blocks.map(blockText).join(between)

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).map(inlineText).join('')
    case 'quote':
      return indented(blocksText(block.content, '\n\n'), '> ', '> ')
    case 'bullet_list':
      return block.content.map((item) => indented(blocksText(item.content, '\n'), '- ', '  ')).join('\n')
    case 'ordered_list':
      return block.content
        .map((item, index) => indented(blocksText(item.content, '\n'), `${block.attrs.start + index}. `, '   '))
        .join('\n')
  }
}

const indented = (text: string, first: string, next: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : next) + line)
    .join('\n')

function inlineText(node: RichTextInline): string {
  if (node.type === 'line_break') return '\n'
  if (node.type === 'variable') return `{{${node.attrs.name}}}`
  const link = node.marks?.find((mark) => mark.type === 'link')
  const href = link ? hrefOf(link.attrs.href) : null
  return href === null || href === node.text || href === `mailto:${node.text}` ? node.text : `${node.text} (${href})`
}

/** A document as the HTML part of a mail, as mail programs show it: with its styles in place and nothing from elsewhere. */
export function toMailHtml(document: RichTextDocument): string {
  const style = 'font: 15px/1.6 Helvetica, Arial, sans-serif; color: #1f2328; max-width: 600px'
  return `<!doctype html><html lang="nl"><body><div style="${style}">${toHtml(document, { styles, hrefOf })}${END}`
}

/** What was written, taken out of the page that `toMailHtml` made of it. */
export function letterIn(html: string): string {
  const start = html.indexOf('>', html.indexOf('<div')) + 1
  return html.slice(start, html.endsWith(END) ? -END.length : undefined)
}

const END = '</div></body></html>'

const styles = {
  p: 'margin: 0 0 1em',
  h2: 'margin: 1.4em 0 .5em',
  h3: 'margin: 1.4em 0 .5em',
  blockquote: 'margin: 0 0 1em; padding-left: 1em; border-left: 3px solid #d0d4da',
  ul: 'margin: 0 0 1em',
  ol: 'margin: 0 0 1em',
  a: 'color: #006070',
}

/** Where a link leads, when a mail may lead there. */
function hrefOf(href: string): string | null {
  const url = URL.parse(href)
  return url && ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}
