import type { contract, ResponseOf } from '@klopt/api-client/contract'

type Preview = ResponseOf<typeof contract.invoices.mailPreview>

export interface MailNoteOptions {
  readonly kind: 'Factuur' | 'Creditfactuur'
  /** It becomes final by being sent. */
  readonly isDraft: boolean
  readonly preview: Pick<Preview, 'withEInvoice' | 'alongside'> | undefined
}

/** What goes along with the mail of an invoice, and what sending does to it. */
export function mailNote({ kind, isDraft, preview }: MailNoteOptions): string {
  const withEInvoice = preview?.withEInvoice === true
  const own = isDraft
    ? `De ${kind.toLowerCase()} wordt definitief en gaat als ${withEInvoice ? 'pdf en e-factuur' : 'pdf'} mee. Het nummer komt op de plaats van {{factuurnummer}}.`
    : `${withEInvoice ? 'De pdf en de e-factuur gaan' : 'De pdf gaat'} mee als bijlage.`
  const others = preview?.alongside ?? []
  if (others.length === 0) return own
  const names = new Intl.ListFormat('nl-NL').format(others)
  return `${own} Ook mee ${others.length === 1 ? 'gaat' : 'gaan'}: ${names}.`
}
