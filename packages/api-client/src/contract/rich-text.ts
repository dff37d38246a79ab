import * as v from 'valibot'

/** How a piece of text looks, or where it leads. */
export type RichTextMark =
  | { type: 'bold' | 'italic' | 'underline' | 'code' }
  | { type: 'link'; attrs: { href: string } }

/** What stands in a line; a variable is a place that is filled in later, `{{klant}}`. */
export type RichTextInline =
  | { type: 'text'; text: string; marks?: readonly RichTextMark[] }
  | { type: 'line_break'; marks?: readonly RichTextMark[] }
  | { type: 'variable'; attrs: { name: string }; marks?: readonly RichTextMark[] }

export interface RichTextListItem {
  type: 'list_item'
  content: readonly RichTextBlock[]
}

export type RichTextBlock =
  | { type: 'paragraph'; content?: readonly RichTextInline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: readonly RichTextInline[] }
  | { type: 'quote'; content: readonly RichTextBlock[] }
  | { type: 'bullet_list'; content: readonly RichTextListItem[] }
  | { type: 'ordered_list'; attrs: { start: number }; content: readonly RichTextListItem[] }

/** A text with its structure and without any HTML: what the rich-text editor takes and tells. */
export interface RichTextDocument {
  type: 'doc'
  content: readonly RichTextBlock[]
}

const mark = v.variant('type', [
  v.object({ type: v.picklist(['bold', 'italic', 'underline', 'code']) }),
  v.object({ type: v.literal('link'), attrs: v.object({ href: v.pipe(v.string(), v.maxLength(2000)) }) }),
])
const marks = v.optional(v.pipe(v.array(mark), v.maxLength(8)))
const text = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\u0000'), 'Deze tekst bevat een onleesbaar teken'),
)
const inline = v.variant('type', [
  v.object({ type: v.literal('text'), text, marks }),
  v.object({ type: v.literal('line_break'), marks }),
  v.object({
    type: v.literal('variable'),
    attrs: v.object({ name: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)) }),
    marks,
  }),
])
const inlines = v.optional(v.array(inline))
const paragraph = v.object({ type: v.literal('paragraph'), content: inlines })
const heading = v.object({
  type: v.literal('heading'),
  attrs: v.object({ level: v.picklist([2, 3]) }),
  content: inlines,
})

/** Lists and quotes stand in each other at most this deep, so that a schema without end is not needed. */
const DEEPEST = 3

function blocks(depth: number): v.GenericSchema<readonly RichTextBlock[]> {
  if (depth === 0) return v.array(v.variant('type', [paragraph, heading]))
  const inside = blocks(depth - 1)
  const items = v.array(v.object({ type: v.literal('list_item'), content: inside }))
  const start = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))
  return v.array(
    v.variant('type', [
      paragraph,
      heading,
      v.object({ type: v.literal('quote'), content: inside }),
      v.object({ type: v.literal('bullet_list'), content: items }),
      v.object({ type: v.literal('ordered_list'), attrs: v.object({ start }), content: items }),
    ]),
  )
}

/** Of JSON; a text of some 10,000 characters with its marks fits. */
const MAX_LENGTH = 40_000

/** A document over the wire: nothing but the parts named here, and not without end. */
export const richTextDocument: v.GenericSchema<RichTextDocument> = v.pipe(
  v.object({ type: v.literal('doc'), content: blocks(DEEPEST) }),
  v.check((document) => JSON.stringify(document).length <= MAX_LENGTH, 'Deze tekst is te lang. Kort hem in.'),
)
