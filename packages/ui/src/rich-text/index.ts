export {
  emptyDocument,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextMark,
} from './document.ts'
export { fromHtml, type FromHtmlOptions } from './from-html.ts'
export { safeHref, type LinkRules } from './links.ts'
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
export { RichText, type RichTextProps } from './rich-text.tsx'
export { toHtml, type ToHtmlOptions } from './to-html.ts'
export type { Variable } from './variables.ts'
