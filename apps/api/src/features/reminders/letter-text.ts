import type { RichTextBlock } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import type { PlannedLetter } from './plan-letters.ts'

export interface LetterText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The words of a letter: what was written for its step, and below it what the law asks of it. */
export function letterText(letter: PlannedLetter, { companyName }: { readonly companyName: string }): LetterText {
  const [first] = letter.invoices
  const costsCents = letter.costs.netCents + letter.costs.vatCents
  const values = {
    klant: first?.debt.attention || first?.debt.contactName || 'relatie',
    facturen: letter.invoices.map(({ debt }) => debt.number).join(', '),
    bedrag: formatEuro(letter.openCents),
    kosten: formatEuro(costsCents),
    rente: formatEuro(letter.interestCents),
    totaal: formatEuro(letter.openCents + (letter.step.kind === 'demand' ? costsCents + letter.interestCents : 0)),
    bedrijf: companyName,
  }
  const written = fillDocument(letter.step.body, values)
  const body = { ...written, content: [...written.content, ...lawOf(letter, costsCents)] }
  return {
    subject: oneLine(fillText(letter.step.subject, values)),
    text: toPlainText(body),
    html: toMailHtml(body),
  }
}

/**
 * What a letter has to say to have effect, whatever was written above it: the term from the day after delivery, and the
 * amount that follows (article 6:96, sixth paragraph, BW).
 */
function lawOf(
  { step, openCents, costs, interestCents, invoices }: PlannedLetter,
  costsCents: number,
): RichTextBlock[] {
  const vat = costs.vatCents > 0 ? ' (inclusief btw, die wij niet kunnen terugvragen)' : ''
  if (step.kind === 'notice') {
    const isConsumer = invoices.some(({ debt }) => debt.isConsumer)
    const until = isConsumer ? 'binnen vijftien dagen nadat deze brief bij je is bezorgd' : 'binnen veertien dagen'
    return [
      paragraph(
        `Betaal ${formatEuro(openCents)} ${until}. Ontvangen we het dan niet, dan brengen we ${formatEuro(costsCents)} incassokosten in rekening${vat}.`,
      ),
    ]
  }
  if (step.kind === 'demand') {
    return [
      paragraph(
        `Openstaand: ${formatEuro(openCents)}. Incassokosten${vat}: ${formatEuro(costsCents)}. Wettelijke rente tot en met vandaag: ${formatEuro(interestCents)}. Samen: ${formatEuro(openCents + costsCents + interestCents)}.`,
      ),
    ]
  }
  return []
}

const paragraph = (text: string): RichTextBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
