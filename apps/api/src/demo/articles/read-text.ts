import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextListItem } from '@klopt/api-client/contract'

/**
 * Reads the form that articles are written in here: paragraphs apart by an empty line, `## ` and `### ` headings,
 * lists of `- ` or `1. ` lines, `**bold**` and `[words](where)`. `hrefOf` turns what stands between the brackets into
 * an address.
 */
export function readText(text: string, hrefOf: (where: string) => string): RichTextDocument {
  const blocks = text.trim().split(/\n{2,}/)
  return { type: 'doc', content: blocks.map((block) => readBlock(block.trim(), hrefOf)) }
}

type HrefOf = (where: string) => string

function readBlock(block: string, hrefOf: HrefOf): RichTextBlock {
  const heading = /^(##|###) (.+)$/.exec(block)
  if (heading?.[2] !== undefined) {
    return { type: 'heading', attrs: { level: heading[1] === '##' ? 2 : 3 }, content: readLine(heading[2], hrefOf) }
  }
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return { type: 'bullet_list', content: lines.map((line) => readItem(line.slice(2), hrefOf)) }
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    const items = lines.map((line) => readItem(line.replace(/^\d+\. /, ''), hrefOf))
    return { type: 'ordered_list', attrs: { start: 1 }, content: items }
  }
  return { type: 'paragraph', content: readLine(lines.join(' '), hrefOf) }
}

const readItem = (line: string, hrefOf: HrefOf): RichTextListItem => ({
  type: 'list_item',
  content: [{ type: 'paragraph', content: readLine(line, hrefOf) }],
})

function readLine(line: string, hrefOf: HrefOf): RichTextInline[] {
  return line
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part) => readPart(part, hrefOf))
}

function readPart(part: string, hrefOf: HrefOf): RichTextInline {
  const bold = /^\*\*(.+)\*\*$/.exec(part)?.[1]
  if (bold !== undefined) return { type: 'text', text: bold, marks: [{ type: 'bold' }] }
  const [, words, where] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
  if (words === undefined || where === undefined) return { type: 'text', text: part }
  return { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: hrefOf(where) } }] }
}
