import type { RichTextBlock } from '@klopt/api-client/contract'
import { listIn, openTogether, paperFormats, type PaperLanguage } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import { ownText } from '../email-texts/find-text.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import type { EmailText } from '../email-texts/standard-texts.ts'
import type { PlannedLetter } from './plan-letters.ts'
import { stepWords } from './standard-steps.ts'

export interface LetterText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The words of a letter: what was written for its step, and below it what the law asks of it. */
export function letterText(
  letter: PlannedLetter,
  { companyName, own }: { readonly companyName: string; readonly own: EmailText | null },
): LetterText {
  const [first] = letter.invoices
  const language = languageOf(letter)
  const { euro } = paperFormats[language]
  const step = own ?? stepWords(letter.step, language)
  const costsCents = letter.costs.netCents + letter.costs.vatCents
  const values = {
    klant: first?.debt.attention || first?.debt.contactName || mailTexts(language).nobody,
    facturen: listIn(
      language,
      letter.invoices.map(({ debt }) => debt.number),
    ),
    bedrag: openAmount(letter, language),
    kosten: euro(costsCents),
    rente: euro(letter.interestCents),
    totaal: euro(letter.openCents + (letter.step.kind === 'demand' ? costsCents + letter.interestCents : 0)),
    bedrijf: companyName,
  }
  const written = fillDocument(step.body, values)
  const body = { ...written, content: [...written.content, ...lawOf(letter, costsCents, language)] }
  return {
    subject: oneLine(fillText(step.subject, values)),
    text: toPlainText(body),
    html: toMailHtml(body),
  }
}

const languageOf = ({ invoices: [first] }: PlannedLetter): PaperLanguage => first?.debt.language ?? 'nl'

/**
 * The words that were chosen for customers with another language; none where the step is of this customer alone, or what
 * was written for it is what they get.
 */
export async function ownWords(db: Db, administrationId: number, letter: PlannedLetter): Promise<EmailText | null> {
  const language = languageOf(letter)
  const { kind, contact_id: contactId } = letter.step
  return language === 'nl' || contactId !== null ? null : ownText(db, administrationId, { kind, language })
}

/** What is open together: in another currency, with its euros, where all of it is in that one. */
function openAmount({ invoices, openCents }: PlannedLetter, language: PaperLanguage): string {
  const inEuros = paperFormats[language].euro(openCents)
  const inItsOwn = openTogether(
    language,
    invoices.map(({ debt }) => debt),
  )
  return inItsOwn === null ? inEuros : `${inItsOwn} (${inEuros})`
}

/**
 * What a letter has to say to have effect, whatever was written above it: the term from the day after delivery, and the
 * amount that follows (article 6:96, sixth paragraph, BW).
 */
function lawOf(
  { step, openCents, claimedCents, costs, interestCents, invoices }: PlannedLetter,
  costsCents: number,
  language: PaperLanguage,
): RichTextBlock[] {
  const { law } = mailTexts(language)
  const { euro } = paperFormats[language]
  const vat = costs.vatCents > 0 ? law.includingVat : ''
  if (step.kind === 'notice') {
    const isConsumer = invoices.some(({ debt }) => debt.isConsumer)
    const until = isConsumer ? law.untilConsumer : law.untilCompany
    return [paragraph(law.notice(euro(claimedCents), until, euro(costsCents), vat))]
  }
  if (step.kind === 'demand') {
    const amounts = { open: euro(openCents), costs: euro(costsCents), interest: euro(interestCents) }
    return [paragraph(law.demand({ ...amounts, vat, total: euro(openCents + costsCents + interestCents) }))]
  }
  return []
}

const paragraph = (text: string): RichTextBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
