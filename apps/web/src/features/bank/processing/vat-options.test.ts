import type { LedgerAccount } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { shortVat, vatOptions } from './vat-options.ts'

const codes = { in: [{ code: 'sale_high', label: '21%' }], out: [{ code: 'purchase_high', label: '21%' }] }
const part = (type: LedgerAccount['type'], vatCode: string | null = null) => ({
  account: {
    id: 1,
    number: '4000',
    name: 'Kosten',
    rgsCode: null,
    type,
    defaultVatCode: null,
    active: true,
    isNeeded: false,
  },
  vatCode,
})
const values = (...args: Parameters<typeof vatOptions>) => vatOptions(...args).map(({ value }) => value)

test('a refund of a cost offers the codes of costs, though money comes in', () => {
  expect(values(codes, part('expense'), { amountCents: 100 })).toEqual(['none', 'purchase_high'])
  expect(values(codes, part('revenue'), { amountCents: -100 })).toEqual(['none', 'sale_high'])
})

test('an account of the balance sheet goes by the direction of the money', () => {
  expect(values(codes, part('liability'), { amountCents: 100 })).toEqual(['none', 'sale_high'])
  expect(values(codes, part('asset'), { amountCents: -100 })).toEqual(['none', 'purchase_high'])
})

test('the chosen code is always among the options, also of the other side or before the codes are there', () => {
  expect(values(codes, part('expense', 'sale_high'), { amountCents: -1 })).toContain('sale_high')
  expect(values(undefined, part('expense', 'sale_high'), { amountCents: -1 })).toContain('sale_high')
})

test('the VAT of a suggestion is said in a word, and no VAT not at all', () => {
  const labelled = {
    in: [],
    out: [
      { code: 'high', label: '21% btw (hoog tarief)' },
      { code: 'none', label: 'Geen btw' },
      { code: 'eu', label: 'Dienst uit EU-land' },
    ],
  }
  expect(['high', 'none', 'eu', 'gone', null].map((code) => shortVat(labelled, code))).toEqual([
    '21%',
    '',
    'Dienst uit EU-land',
    '',
    '',
  ])
})
