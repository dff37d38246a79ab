import type { RichTextBlock, RichTextDocument, RichTextInline } from '@klopt/api-client/contract'

/** What stands in each paragraph and heading of a document, however deep, in its order. */
export function linesOf(document: RichTextDocument): (readonly RichTextInline[])[] {
  return document.content.flatMap(linesOfBlock)
}

function linesOfBlock(block: RichTextBlock): (readonly RichTextInline[])[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.content ?? []]
    case 'quote':
      return block.content.flatMap(linesOfBlock)
    case 'bullet_list':
    case 'ordered_list':
      return block.content.flatMap((item) => item.content.flatMap(linesOfBlock))
  }
}

/** The words alone, a line for each paragraph and heading: without signs of lists and addresses of links. */
export function wordsOf(document: RichTextDocument): string {
  return linesOf(document)
    .map((line) => line.map((node) => (node.type === 'text' ? node.text : ' ')).join(''))
    .join('\n')
}

export interface Link {
  readonly href: string
  /** The words that carry it. */
  readonly text: string
}

/** Every link of a document, in its order. */
export function linksOf(document: RichTextDocument): Link[] {
  return linesOf(document).flatMap((line) =>
    line.flatMap((node) =>
      (node.marks ?? []).flatMap((mark) =>
        mark.type === 'link' ? [{ href: mark.attrs.href, text: node.type === 'text' ? node.text : '' }] : [],
      ),
    ),
  )
}
