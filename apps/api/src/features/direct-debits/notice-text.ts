import type { RichTextBlock, RichTextDocument } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { oneLine } from '../../mail/one-line.ts'
import { toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import type { Announced } from './announce.ts'

/** The words by which a customer hears what is collected, when, from which account, and by which mandate. */
export function noticeText(
  { creditorName, creditorIdentifier, collectionDate, planned }: Announced,
  customer: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const totalCents = planned.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const day = formatDateLong(collectionDate)
  const document: RichTextDocument = {
    type: 'doc',
    content: [
      paragraph(`Beste ${customer},`),
      paragraph(`Op ${day} schrijven we ${formatEuro(totalCents)} van je rekening af. Je hoeft zelf niets te doen.`),
      {
        type: 'bullet_list',
        content: planned.map(({ number, amountCents, mandate }) => ({
          type: 'list_item' as const,
          content: [
            paragraph(
              `Factuur ${number}: ${formatEuro(amountCents)}, van de rekening die eindigt op ${mandate.iban.slice(-4)}, met machtiging ${mandate.reference}`,
            ),
          ],
        })),
      },
      paragraph(`Ons incassant-ID is ${creditorIdentifier}. Klopt er iets niet? Laat het ons weten vóór ${day}.`),
      paragraph(`Met vriendelijke groet,`),
      paragraph(creditorName),
    ],
  }
  const numbers = planned.length === 1 ? `factuur ${must(planned[0], 'a collection').number}` : 'je facturen'
  return {
    subject: oneLine(`Incasso van ${numbers} op ${day}`),
    text: toPlainText(document),
    html: toMailHtml(document),
  }
}

const paragraph = (text: string) =>
  ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const satisfies RichTextBlock
