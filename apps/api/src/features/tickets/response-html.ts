import type { RichTextDocument } from '@klopt/api-client/contract'
import { screenPath } from '../../kernel/screens.ts'
import { escapeHtml, toHtml } from '../../rich-text/to-html.ts'

interface WrittenResponse {
  readonly administration_id: number
  readonly body: string
  /** Null for the message of a customer, which is plain text. */
  readonly document: RichTextDocument | null
}

/** What was written as HTML. Nothing in it can be more than its text, its structure and links that a person follows. */
export function responseHtml({ administration_id: administrationId, body, document }: WrittenResponse): string {
  return document === null ? messageHtml(body) : documentHtml(document, administrationId)
}

/** An answer or a note; `help/12` leads to that article in the help centre of the administration. */
export function documentHtml(document: RichTextDocument, administrationId: number): string {
  return toHtml(document, { hrefOf: (href) => articleAddress(href, administrationId) ?? addressOf(href) })
}

function articleAddress(href: string, administrationId: number): string | null {
  const articleId = /^\/?help\/([1-9]\d{0,14})$/.exec(href)?.[1]
  return articleId === undefined ? null : screenPath('article', { administrationId, articleId: Number(articleId) })
}

function addressOf(href: string): string | null {
  const url = URL.parse(href)
  return url && ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

/** Plain text: an empty line parts paragraphs, other line ends stay, and addresses of pages become links. */
export function messageHtml(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`).join('')
}

/** The address goes on to a blank or a bracket or quote; what ends a sentence is no part of it. */
const pageAddress = /(https?:\/\/[^\s<>"'()[\]]*[^\s<>"'()[\].,:;!?])/i

const lineHtml = (line: string): string =>
  line
    .split(pageAddress)
    .map((part, index) => (index % 2 === 1 ? linkHtml(part) : escapeHtml(part)))
    .join('')

function linkHtml(text: string): string {
  const href = addressOf(text)
  return href === null
    ? escapeHtml(text)
    : `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer nofollow">${escapeHtml(text)}</a>`
}
