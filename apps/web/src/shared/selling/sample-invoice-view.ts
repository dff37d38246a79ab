import type { CompanyProfile } from '@klopt/api-client/contract'
import type { PaperContent } from '@klopt/bookkeeping/documents'
import { draftOf } from './draft.ts'
import { liveTotals } from './draft-totals.ts'
import { invoiceViewOf } from './invoice-view-content.ts'

/** An invoice that nobody sends, in the layout of the profile: for a look while one chooses. */
export function sampleInvoiceView(profile: CompanyProfile, logo: string | null, today: string): PaperContent {
  const draft = draftOf({
    contactId: null,
    invoiceDate: today,
    paymentTermDays: profile.paymentTermDays,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [line('Ontwerp website\nSchetsen en uitwerking', '12', 'uur', '85'), line('Hosting', '1', '', '120')],
  })
  const totals = liveTotals(draft, today, profile.smallBusinessScheme)
  const view = invoiceViewOf({ draft, totals, contact: null, profile, logo, today, isCredit: false })
  return { ...view, buyerLines: ['Voorbeeldklant B.V.', 'Kerkstraat 1', '1234 AB Ons Dorp'] }
}

const line = (description: string, quantity: string, unit: string, unitPrice: string) => ({
  description,
  quantity,
  unit,
  unitPrice,
  discountPercent: '0',
  vatCode: 'sale_high' as const,
  accountId: null,
})
