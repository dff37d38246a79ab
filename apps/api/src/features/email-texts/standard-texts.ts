import type { EmailTextKind, RichTextBlock, RichTextDocument, RichTextInline } from '@klopt/api-client/contract'
import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { mailTexts } from './mail-texts.ts'
import type { Words } from './mail-texts-type.ts'

export interface EmailText {
  readonly subject: string
  readonly body: RichTextDocument
}

/** A mail in the language of who gets it, as long as nobody chose other words. */
export function standardText(kind: EmailTextKind, language: PaperLanguage = 'nl'): EmailText {
  const { estimateReminder, reminders, ...texts } = mailTexts(language)
  const [reminder, , notice, demand] = reminders
  const words = { ...texts, estimate_reminder: estimateReminder, reminder, notice, demand }
  return writtenText(words[kind], language)
}

/** The mail of one of the usual reminders, counted from 0. */
export function standardReminder(place: 0 | 1 | 2 | 3, language: PaperLanguage = 'nl'): EmailText {
  return writtenText(mailTexts(language).reminders[place], language)
}

const writtenText = ({ subject, paragraphs }: Words, language: PaperLanguage): EmailText => ({
  subject,
  body: letter(paragraphs, language),
})

/** A letter with its salutation and greeting. */
export function letter(paragraphs: readonly string[], language: PaperLanguage = 'nl'): RichTextDocument {
  const { salutation, closing: greeting } = mailTexts(language)
  const closing: RichTextBlock = {
    type: 'paragraph',
    content: [...inlines(greeting), { type: 'line_break' }, ...inlines('{{bedrijf}}')],
  }
  const content = [salutation, ...paragraphs].map((text): RichTextBlock => ({
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
