import type { PaperContent } from '@klopt/bookkeeping/documents'
import { liveTotals } from '../../shared/selling/draft-totals.ts'
import { invoiceViewOf, type InvoiceViewSource } from '../../shared/selling/invoice-view-content.ts'
import { paperWords, type PaperWords } from '../../shared/selling/paper-words.ts'
import type { EstimateDraft } from './estimate-draft.ts'

export interface EstimateViewSource extends Omit<InvoiceViewSource, 'draft' | 'isCredit'> {
  draft: EstimateDraft
  /** Null while it has none. */
  number: string | null
}

/** The paper of an estimate: that of an invoice, which asks for no payment and names what could be added. */
export function estimateViewOf({ draft, number, ...source }: EstimateViewSource): PaperContent {
  // What it is in euros is a matter of the invoice, which has the rate of its own day.
  const view = invoiceViewOf({ ...source, draft: { ...draft, exchangeRate: '' }, isCredit: false })
  const words = paperWords(view.language, draft.currency)
  const { titles, totals } = words.texts
  return {
    ...view,
    title: titles.estimate,
    facts: factsOf(draft, number, words),
    due: { ...view.due, label: totals.includingVat },
    remarks: [...view.remarks, ...optionsLeft(draft, source, words)],
    paymentText: null,
  }
}

function factsOf(
  draft: EstimateDraft,
  number: string | null,
  { texts: { facts: labels, concept }, format: { date } }: PaperWords,
): PaperContent['facts'] {
  const rows: [string, string | null][] = [
    [labels.estimateNumber, number ?? concept.number],
    [labels.estimateDate, draft.invoiceDate && date(draft.invoiceDate)],
    [labels.validUntil, draft.validUntil && date(draft.validUntil)],
    [labels.yourReference, draft.reference.trim()],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

type Basis = Pick<EstimateViewSource, 'today' | 'profile'>

/** The options that are not ticked, each with what it would add. */
function optionsLeft(draft: EstimateDraft, { today, profile }: Basis, { texts, format }: PaperWords): string[] {
  return draft.lines.flatMap((line) => {
    if (line.optional !== true || line.chosen === true || line.description.trim() === '') return []
    const alone = { ...draft, discountPercent: '', lines: [{ ...line, chosen: true }] }
    const [cents] = liveTotals(alone, today, profile.smallBusinessScheme)?.lineAmountsCents ?? []
    const [title = ''] = line.description.split('\n')
    return cents === undefined ? [] : [texts.optionLeft(title, format.euro(cents))]
  })
}
