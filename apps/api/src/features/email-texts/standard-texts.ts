import type { EmailTextKind, RichTextBlock, RichTextDocument, RichTextInline } from '@klopt/api-client/contract'

export interface EmailText {
  readonly subject: string
  readonly body: RichTextDocument
}

/** The mail of an invoice and of a credit invoice as long as nobody chose other words. */
export const standardTexts: Readonly<Record<EmailTextKind, EmailText>> = {
  invoice: {
    subject: 'Factuur {{factuurnummer}} van {{bedrijf}}',
    body: letter([
      'In de bijlage vind je factuur {{factuurnummer}}.',
      'Wil je het bedrag van {{bedrag}} vóór of op {{vervaldatum}} overmaken? Op de factuur staat een QR-code die je met je bank-app kunt scannen.',
    ]),
  },
  credit_invoice: {
    subject: 'Creditfactuur {{factuurnummer}} van {{bedrijf}}',
    body: letter([
      'In de bijlage vind je creditfactuur {{factuurnummer}}.',
      'Het bedrag van {{bedrag}} verrekenen we of maken we naar je over.',
    ]),
  },
}

/** A letter with its salutation and greeting. */
export function letter(paragraphs: readonly string[]): RichTextDocument {
  const closing: RichTextBlock = {
    type: 'paragraph',
    content: [...inlines('Met vriendelijke groet,'), { type: 'line_break' }, ...inlines('{{bedrijf}}')],
  }
  const content = ['Beste {{klant}},', ...paragraphs].map((text): RichTextBlock => ({
    type: 'paragraph',
    content: inlines(text),
  }))
  return { type: 'doc', content: [...content, closing] }
}

/** A text with its `{{names}}` as variables. */
function inlines(text: string): RichTextInline[] {
  return text
    .split(/(\{\{\w+\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1]
      return name === undefined ? { type: 'text', text: part } : { type: 'variable', attrs: { name } }
    })
}
