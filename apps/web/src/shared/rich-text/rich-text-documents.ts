import type { RichTextBlock, RichTextDocument, RichTextInline } from '@klopt/api-client/contract'

/** A document nobody wrote in yet; the editor has the same, in a chunk that is fetched when one is shown. */
export const emptyDocument: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** A document of one paragraph. */
export const documentOf = (text: string): RichTextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Whether there is nothing to read in a document. */
export const isBlankDocument = ({ content }: RichTextDocument): boolean => content.every(isBlankBlock)

/** The first document with the second after it; an empty one adds nothing. */
export function joinDocuments(first: RichTextDocument, second: RichTextDocument): RichTextDocument {
  if (isBlankDocument(first)) return second
  if (isBlankDocument(second)) return first
  return { type: 'doc', content: [...first.content, ...second.content] }
}

function isBlankBlock(block: RichTextBlock): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).every(isBlankInline)
    case 'quote':
      return block.content.every(isBlankBlock)
    default:
      return block.content.every((item) => item.content.every(isBlankBlock))
  }
}

const isBlankInline = (inline: RichTextInline): boolean =>
  inline.type === 'line_break' || (inline.type === 'text' && inline.text.trim() === '')
