// The editor and all that goes with it; who only shows a text imports './show.ts' alone.
export * from './show.ts'
export { emptyDocument } from './document.ts'
export { fromHtml, type FromHtmlOptions } from './from-html.ts'
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
export type { Variable } from './variables.ts'
