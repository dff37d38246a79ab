import { expect, test } from 'vitest'
import { aDraft } from '../../testing/a-draft.ts'
import { emptyLine } from './draft.ts'
import { withTermsOf } from './terms-of-customer.ts'

const draft = aDraft({
  contactId: 1,
  lines: [
    { ...emptyLine('sale_low'), description: 'Boek' },
    { ...emptyLine('sale_low'), unitPrice: '5' },
    { ...emptyLine('sale_low'), hasChosenVatCode: true },
    emptyLine('sale_high'),
  ],
})

test('a customer brings a VAT code to the lines nobody touched, and leaves what was typed or chosen', () => {
  const { lines } = withTermsOf(draft, { vatTreatment: 'eu', paymentTermDays: null }, 14)
  expect(lines.map(({ vatCode }) => vatCode)).toEqual(['sale_low', 'sale_low', 'sale_low', 'sale_eu_services'])
  const back = withTermsOf({ ...draft, lines }, { vatTreatment: 'domestic', paymentTermDays: null }, 14)
  expect(back.lines.map(({ vatCode }) => vatCode)).toEqual(['sale_low', 'sale_low', 'sale_low', 'sale_high'])
})

test('a customer brings their payment term, or the usual one', () => {
  expect(withTermsOf(draft, { vatTreatment: 'domestic', paymentTermDays: 60 }, 14).paymentTermDays).toBe('60')
  expect(withTermsOf(draft, { vatTreatment: 'domestic', paymentTermDays: null }, 14).paymentTermDays).toBe('14')
})
