import { expect, test } from 'vitest'
import { currencyOptions } from './currency-options.ts'
import { draftOf, inputOf, type Draft } from './draft.ts'
import { rateOf } from './draft-rate.ts'
import { eurosOf } from './draft-euros.ts'
import { liveTotals } from './draft-totals.ts'
import { withTermsOf } from './terms-of-customer.ts'

const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...draftOf({
    contactId: 1,
    invoiceDate: '2026-11-20',
    paymentTermDays: 14,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [
      {
        description: 'Werk',
        quantity: '1',
        unit: '',
        unitPrice: '1000.6',
        discountPercent: '0',
        vatCode: 'sale_high',
        accountId: null,
      },
    ],
  }),
  currency: 'USD',
  exchangeRate: '1,0832',
  ...changes,
})
const totalsOf = (draft: Draft) => {
  const totals = liveTotals(draft, '2026-11-20', false)
  if (totals === null) throw new Error('beyond what can be computed')
  return totals
}

test('a draft in another currency goes with its rate, and not without', () => {
  expect(inputOf(aDraft()).input).toMatchObject({ currency: 'USD', exchangeRate: '1.0832' })
  for (const exchangeRate of ['', 'x', '0', '-1'])
    expect(inputOf(aDraft({ exchangeRate })).problems).toHaveProperty('exchangeRate')
  expect(inputOf(aDraft({ currency: 'EUR', exchangeRate: '1,1' })).input).toMatchObject({
    currency: 'EUR',
    exchangeRate: null,
  })
  expect(rateOf(aDraft({ currency: undefined }))).toBeNull()
})

test('its totals have the decimals of its currency, and its euros are reckoned once there is a rate', () => {
  expect(totalsOf(aDraft())).toMatchObject({ netCents: 100_060, vatCents: 21_013 })
  // 1,000.60 / 1.0832 = 923.7445; 210.13 / 1.0832 = 193.9900.
  expect(eurosOf(aDraft(), totalsOf(aDraft()))).toMatchObject({ vatCents: 19_399, grossCents: 111_773 })
  const yens = aDraft({ currency: 'JPY', exchangeRate: '' })
  expect(totalsOf(yens)).toMatchObject({ netCents: 1_001, vatCents: 210 })
  expect(eurosOf(yens, totalsOf(yens))).toBeNull()
})

test('a customer brings their currency, whose rate is still to be given', () => {
  const contact = { paymentTermDays: null, vatTreatment: 'export', currency: 'CHF' } as const
  expect(withTermsOf(aDraft(), contact, 14)).toMatchObject({ currency: 'CHF', exchangeRate: '' })
  expect(withTermsOf(aDraft(), { ...contact, currency: 'USD' }, 14)).toMatchObject({ exchangeRate: '1,0832' })
  expect(withTermsOf(aDraft({ currency: undefined }), contact, 14).currency).toBeUndefined()
})

test('the usual currencies stand above the others', () => {
  const options = currencyOptions()
  expect(options.slice(0, 2)).toEqual([
    { value: 'EUR', label: 'EUR · Euro' },
    { value: 'USD', label: 'USD · Amerikaanse dollar' },
  ])
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
})
