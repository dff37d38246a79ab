import { expect, test } from 'vitest'
import { liveTotals } from '../../shared/selling/draft-totals.ts'
import { emptyLine } from '../../shared/selling/draft.ts'
import { companyProfile } from '../../testing/company-profile.ts'
import type { EstimateDraft } from './estimate-draft.ts'
import { estimateViewOf } from './estimate-view.ts'

const draft: EstimateDraft = {
  contactId: null,
  invoiceDate: '2026-11-22',
  validUntil: '2026-12-22',
  paymentTermDays: '0',
  reference: '',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '',
  lines: [
    { ...emptyLine('sale_high'), description: 'Vormgeving', unitPrice: '1000' },
    { ...emptyLine('sale_high'), description: 'Vertaling', unitPrice: '200', optional: true, chosen: true },
    { ...emptyLine('sale_high'), description: 'Plattegrond', unitPrice: '450', optional: true, chosen: false },
  ],
}
const today = '2026-11-22'
const view = estimateViewOf({
  draft,
  totals: liveTotals(draft, today, false),
  contact: null,
  profile: { ...companyProfile, smallBusinessScheme: false },
  logo: null,
  today,
  number: null,
})

test('the paper counts the options that are ticked and names the others', () => {
  expect(view.lines.map(({ title }) => title)).toEqual(['Vormgeving', 'Vertaling'])
  // 1,200.00 and 21% of it.
  expect(view.due).toEqual({ label: 'Totaal inclusief btw', amount: '€\xa01.452,00' })
  expect(view.remarks.join()).toMatch(/Als optie, niet meegeteld: Plattegrond, €\s450,00\./)
})

test('the paper says until when it holds, and asks for no payment', () => {
  expect(view.title).toBe('Offerte')
  expect(view.facts).toContainEqual({ label: 'Geldig tot en met', value: '22-12-2026' })
  expect(view.facts).toContainEqual({ label: 'Offertenummer', value: 'concept' })
  expect([view.paymentText, view.paymentCode]).toEqual([null, null])
})
