/** How a piece of text looks, or where it leads. */
export type RichTextMark =
  | { type: 'bold' | 'italic' | 'underline' | 'code' }
  | { type: 'link'; attrs: { href: string } }

/** What stands in a line. */
export type RichTextInline =
  | { type: 'text'; text: string; marks?: readonly RichTextMark[] }
  | { type: 'line_break'; marks?: readonly RichTextMark[] }
  /** A place that is filled in later, such as the customer's name: `{{klant}}`. */
  | { type: 'variable'; attrs: { name: string }; marks?: readonly RichTextMark[] }

export interface RichTextListItem {
  /** What it is called in the tree. */
  type: 'list_item'
  /** Its paragraphs, and the lists within it. */
  content: readonly RichTextBlock[]
}

export type RichTextBlock =
  | { type: 'paragraph'; content?: readonly RichTextInline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: readonly RichTextInline[] }
  | { type: 'quote'; content: readonly RichTextBlock[] }
  | { type: 'bullet_list'; content: readonly RichTextListItem[] }
  | { type: 'ordered_list'; attrs: { start: number }; content: readonly RichTextListItem[] }

/** A text with its structure and without any HTML: what the editor takes and tells. Plain JSON. */
export interface RichTextDocument {
  /** What a document is called in the tree. */
  type: 'doc'
  /** Its paragraphs, headings, lists and quotes. */
  content: readonly RichTextBlock[]
}

/** A document nobody wrote in yet. */
export const emptyDocument: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] }
