import { escapeHtml } from '../rich-text/to-html.ts'
import { readableOn } from './readable-on.ts'
import { letterIn } from './rich-text.ts'

/** Who a mail is from, as it looks. */
export interface MailBrand {
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
  /** The content id of its picture, which goes along; null shows the name. */
  readonly logoId: string | null
  /** A sign before the name. */
  readonly mark?: string
  /** Below the mail: an address, what it was made with. */
  readonly footer: readonly string[]
}

export interface MailFrame {
  readonly language: string
  readonly brand: MailBrand
  /** What the mail is about, before its words. */
  readonly summary: {
    readonly title: string
    readonly facts: readonly { readonly label: string; readonly value: string }[]
  } | null
  /** Where it leads, after its words. */
  readonly action: MailLink | null
  /** What is said above it all. */
  readonly notice?: string
  /** What it is about, where its words do not begin with that. */
  readonly title?: string
  /** Addresses that have a line of their own in words alone, and what is pressed in their place: of the first a button. */
  readonly links?: readonly MailLink[]
}

export interface MailLink {
  readonly label: string
  readonly address: string
}

interface Letter {
  readonly text: string
  /** A whole page of ours, of which the letter is taken; null for a mail of words alone. */
  readonly html: string | null
}

/** A letter in the look of who sends it, in both of its parts. Mail programs read tables and styles in place best. */
export function brandedMail(letter: Letter, frame: MailFrame): { text: string; html: string } {
  return { text: textOf(letter.text, frame), html: htmlOf(letter, frame) }
}

function textOf(words: string, { summary, action, notice }: MailFrame): string {
  const facts = summary?.facts.map(({ label, value }) => `${label}: ${value}`) ?? []
  return [
    ...(notice === undefined ? [] : [notice]),
    words,
    ...(summary === null ? [] : [[summary.title, ...facts].join('\n')]),
    ...(action === null ? [] : [`${action.label}: ${action.address}`]),
  ].join('\n\n')
}

function htmlOf({ text, html }: Letter, frame: MailFrame): string {
  const { language, brand, summary, action, notice, title, links = [] } = frame
  const words = html === null ? paragraphs(text, links, brand.colour) : letterIn(html)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${DARK_STYLES}</style></head><body class="page" style="margin: 0; padding: 0; background: #faf8f3"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; text-align: left; ${FONT}">
<tr><td style="padding: 0 4px 16px">${head(brand)}</td></tr>
<tr><td class="card" style="padding: 28px; background: #ffffff; border: 1px solid #e4e0d6; border-top: 4px solid ${brand.colour}; border-radius: 8px">${notice === undefined ? '' : noticeBlock(notice)}${title === undefined ? '' : heading(title)}${summary === null ? '' : summaryBlock(summary)}<div class="words" style="font-size: 15px; line-height: 1.6; color: #1f2328; overflow-wrap: break-word">${words}</div>${action === null ? '' : button(action, brand.colour, '24px 0 0')}${links[0] === undefined ? '' : inWords(links[0])}</td></tr>
<tr><td class="quiet" style="padding: 16px 4px; font-size: 12px; line-height: 18px; color: #5c6470">${brand.footer.map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
}

const FONT = 'font-family: Inter, Helvetica, Arial, sans-serif'

/** Where a mail program follows the dark theme of its reader. The colour of a button and a picture stay what they are. */
const DARK_STYLES =
  '@media (prefers-color-scheme: dark) { .page { background: #14181c !important } .card { background: #1d2328 !important; border-left-color: #333b42 !important; border-right-color: #333b42 !important; border-bottom-color: #333b42 !important } .words, .strong { color: #eceae4 !important } .words a:not(.button) { color: #7fd0dc !important } .quiet { color: #a7adb5 !important } .box { background: #14181c !important } }'

const head = ({ name, logoId, mark, colour }: MailBrand): string =>
  logoId === null
    ? `<div class="strong" style="font-size: 20px; line-height: 28px; font-weight: 600; color: #1f2328">${mark === undefined ? '' : `<span style="display: inline-block; width: 28px; margin: 0 10px 0 0; text-align: center; color: ${readableOn(colour)}; background: ${colour}; border-radius: 6px">${mark}</span>`}${escapeHtml(name)}</div>`
    : // A logo is made for paper, which it keeps behind it.
      `<img src="cid:${logoId}" alt="${escapeHtml(name)}" height="48" style="display: block; height: 48px; max-width: 240px; object-fit: contain; padding: 4px; background: #ffffff; border-radius: 4px">`

const noticeBlock = (notice: string): string =>
  `<div style="margin: 0 0 20px; padding: 8px 12px; font-size: 14px; line-height: 20px; font-weight: 600; color: #5c3d00; background: #fdf0d5; border-radius: 4px">${escapeHtml(notice)}</div>`

function summaryBlock({ title, facts }: NonNullable<MailFrame['summary']>): string {
  const [main, ...rest] = facts
  const small = (label: string, value: string) =>
    `<td style="padding: 0 24px 0 0; font-size: 13px; line-height: 20px; color: #5c6470" class="quiet">${escapeHtml(label)}<br><span class="strong" style="font-size: 15px; color: #1f2328">${escapeHtml(value)}</span></td>`
  return `<div class="box" style="margin: 0 0 24px; padding: 16px 20px; background: #f5f2ea; border-radius: 8px"><div class="quiet" style="font-size: 13px; line-height: 20px; color: #5c6470">${escapeHtml(title)}</div>${
    main === undefined
      ? ''
      : `<div class="strong" style="margin: 2px 0 8px; font-size: 28px; line-height: 36px; font-weight: 600; color: #1f2328">${escapeHtml(main.value)}</div>`
  }<table role="presentation" cellpadding="0" cellspacing="0"><tr>${rest.map(({ label, value }) => small(label, value)).join('')}</tr></table></div>`
}

const heading = (title: string): string =>
  `<h1 class="strong" style="margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600; color: #1f2328; overflow-wrap: break-word">${escapeHtml(title)}</h1>`

const button = ({ label, address }: MailLink, colour: string, margin: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: ${margin}"><tr><td style="background: ${colour}; border-radius: 4px"><a class="button" href="${escapeHtml(address)}" style="display: inline-block; padding: 12px 20px; font-size: 15px; line-height: 20px; font-weight: 600; color: ${readableOn(colour)}; text-decoration: none">${escapeHtml(label)}</a></td></tr></table>`

/** For who sees no button, or wants to know first where it leads. */
const inWords = ({ address }: MailLink): string =>
  `<p class="quiet" style="margin: 24px 0 0; font-size: 12px; line-height: 18px; color: #5c6470; overflow-wrap: anywhere">Werkt de knop niet? Open dan dit adres in je browser:<br><span style="word-break: break-all">${escapeHtml(address)}</span></p>`

const paragraphs = (text: string, links: readonly MailLink[], colour: string): string =>
  text
    .split('\n\n')
    .map((part) => paragraph(part.split('\n'), links, colour))
    .join('')

/** The lines of a paragraph. A mail has no button inside of one: it stands below. */
function paragraph(lines: readonly string[], links: readonly MailLink[], colour: string): string {
  if (lines.every((line) => line.startsWith('- '))) return list(lines)
  const main = links[0]
  const isButton = main !== undefined && lines.includes(main.address)
  const words = lines.filter((line) => line !== main?.address).map((line) => lineOf(line, links))
  const margin = isButton ? '0 0 12px' : '0 0 1em'
  const said = words.length === 0 ? '' : `<p style="margin: ${margin}">${words.join('<br>')}</p>`
  return isButton ? said + button(main, colour, '0 0 20px') : said
}

const list = (lines: readonly string[]): string =>
  `<ul style="margin: 0 0 1em; padding: 0 0 0 20px">${lines.map((line) => `<li style="margin: 0 0 4px">${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`

/** A line that is an address alone can be pressed; where it has a name that is what is read. */
function lineOf(line: string, links: readonly MailLink[]): string {
  if (!/^https?:\/\/\S+$/.test(line)) return escapeHtml(line)
  const label = links.find(({ address }) => address === line)?.label ?? line
  return `<a href="${escapeHtml(line)}" style="color: #006070; overflow-wrap: anywhere">${escapeHtml(label)}</a>`
}
