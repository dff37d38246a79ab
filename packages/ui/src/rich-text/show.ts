// What showing a text needs, and writing it as HTML, without the editor and its library.
export type { RichTextBlock, RichTextDocument, RichTextInline, RichTextMark } from './document.ts'
export { safeHref, type LinkRules } from './links.ts'
export { RichText, type RichTextProps } from './rich-text.tsx'
export { sanitise, type SanitiseOptions } from './sanitise.ts'
export { toHtml, type ToHtmlOptions } from './to-html.ts'
