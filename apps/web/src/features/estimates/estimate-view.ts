import { formatDate, formatEuro } from '@klopt/validators'
import { liveTotals } from '../../shared/selling/draft-totals.ts'
import {
  invoiceViewOf,
  type InvoiceViewContent,
  type InvoiceViewSource,
} from '../../shared/selling/invoice-view-content.ts'
import type { EstimateDraft } from './estimate-draft.ts'

export interface EstimateViewSource extends Omit<InvoiceViewSource, 'draft' | 'isCredit'> {
  draft: EstimateDraft
  /** Null while it has none. */
  number: string | null
}

/** The paper of an estimate: that of an invoice, which asks for no payment and names what could be added. */
export function estimateViewOf({ draft, number, ...source }: EstimateViewSource): InvoiceViewContent {
  const view = invoiceViewOf({ ...source, draft, isCredit: false })
  return {
    ...view,
    title: 'Offerte',
    facts: factsOf(draft, number),
    due: { label: 'Totaal inclusief btw', cents: view.due.cents },
    remarks: [...view.remarks, ...optionsLeft(draft, source)],
    paymentText: null,
  }
}

function factsOf(draft: EstimateDraft, number: string | null): InvoiceViewContent['facts'] {
  const rows: [string, string | null][] = [
    ['Offertenummer', number ?? 'concept'],
    ['Offertedatum', draft.invoiceDate && formatDate(draft.invoiceDate)],
    ['Geldig tot en met', draft.validUntil && formatDate(draft.validUntil)],
    ['Uw kenmerk', draft.reference.trim()],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

type Basis = Pick<EstimateViewSource, 'today' | 'profile'>

/** The options that are not ticked, each with what it would add. */
function optionsLeft(draft: EstimateDraft, { today, profile }: Basis): string[] {
  return draft.lines.flatMap((line) => {
    if (line.optional !== true || line.chosen === true || line.description.trim() === '') return []
    const alone = { ...draft, discountPercent: '', lines: [{ ...line, chosen: true }] }
    const [cents] = liveTotals(alone, today, profile.smallBusinessScheme)?.lineAmountsCents ?? []
    const [title = ''] = line.description.split('\n')
    return cents === undefined ? [] : [`Als optie, niet meegeteld: ${title}, ${formatEuro(cents)}.`]
  })
}
