import type { InvoiceInput } from '@klopt/api-client/contract'
import { isDecimal } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/a-draft.ts'
import { draftOf, emptyLine, formatPrice, inputOf, tidyQuantity, type Draft } from './draft.ts'
import { tidyPrice } from './tidy-price.ts'

const decimal = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, scale]) => String(digits / 10 ** scale))
  .filter((text) => isDecimal(text, 4))
const percent = fc.integer({ min: 0, max: 200 }).map((half) => String(half / 2))

const input: fc.Arbitrary<InvoiceInput> = fc.record({
  contactId: fc.option(fc.integer({ min: 1 })),
  invoiceDate: fc.constant('2026-11-20'),
  paymentTermDays: fc.integer({ min: 0, max: 365 }),
  reference: fc.string({ maxLength: 50 }),
  note: fc.string({ maxLength: 50 }),
  pricesIncludeVat: fc.boolean(),
  discountPercent: percent,
  lines: fc.array(
    fc.record({
      description: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      quantity: decimal,
      unit: fc.string({ maxLength: 20 }),
      unitPrice: decimal,
      discountPercent: percent,
      vatCode: fc.constantFrom('sale_high', 'sale_low', 'sale_reverse'),
      accountId: fc.option(fc.integer({ min: 1 })),
    }),
    { maxLength: 5 },
  ),
})

const draft = (change: Partial<Draft> = {}): Draft => aDraft({ lines: [], ...change })
const line = (change = {}) => ({ ...emptyLine('sale_high'), ...change })

test('a draft that is opened and saved without a change stays the same', () => {
  fc.assert(
    fc.property(input, (sent) => {
      expect(inputOf(draftOf(sent)).input).toEqual(sent)
    }),
  )
})

test('numbers are read as the Dutch type them', () => {
  const typed = line({ description: 'Ontwerp', quantity: '1.234,5', unitPrice: '59,1667', discountPercent: '12,5' })
  expect(inputOf(draft({ lines: [typed] })).input?.lines[0]).toMatchObject({
    quantity: '1234.5',
    unitPrice: '59.1667',
    discountPercent: '12.5',
  })
})

test('a line nobody typed in is no part of the invoice, and a draft without lines has one to type in', () => {
  expect(inputOf(draft({ lines: [line()] })).input?.lines).toEqual([])
  const sent = inputOf(draft()).input
  expect(sent && draftOf(sent).lines).toHaveLength(1)
})

test('a unit is typed behind the quantity', () => {
  const typed = line({ description: 'Ontwerp', quantity: '18,5 uur', unitPrice: '85' })
  const sent = inputOf(draft({ lines: [typed] })).input
  expect(sent?.lines[0]).toMatchObject({ quantity: '18.5', unit: 'uur' })
  expect(sent && draftOf(sent).lines[0]?.quantity).toBe('18,5 uur')
  expect(['3dagen', '1.234,50 m²', 'uur', '2x5'].map(tidyQuantity)).toEqual(['3 dagen', '1.234,5 m²', 'uur', '2 x5'])
})

test('an empty quantity is one, an empty price is nothing', () => {
  const typed = line({ description: 'Gratis', quantity: '', unitPrice: '' })
  expect(inputOf(draft({ lines: [typed] })).input?.lines[0]).toMatchObject({ quantity: '1', unitPrice: '0' })
})

test('a price may be a sum, and what is none is refused as before', () => {
  const typed = line({ description: 'Ontwerp', unitPrice: '12+3' })
  expect(inputOf(draft({ lines: [typed] })).input?.lines[0]).toMatchObject({ unitPrice: '15' })
  expect(['12+3', '59,1667*2', '85', '12+', '1-1-2026'].map(tidyPrice)).toEqual([
    '15,00',
    '118,3334',
    '85,00',
    '12+',
    '1-1-2026',
  ])
  const half = line({ description: 'Ontwerp', unitPrice: '12+' })
  expect(inputOf(draft({ lines: [half] })).problems).toEqual({ 'lines.0.unitPrice': 'Geen getal' })
})

test('what cannot be read is named at its place and is not sent', () => {
  const lines = [line(), line({ description: 'A', quantity: '1-2' }), line({ unitPrice: '5' })]
  const { input: sent, problems } = inputOf(
    draft({ lines, discountPercent: '101', invoiceDate: null, paymentTermDays: '366' }),
  )
  expect(sent).toBe(null)
  expect(Object.keys(problems ?? {}).sort()).toEqual([
    'discountPercent',
    'invoiceDate',
    'lines.1.quantity',
    'lines.2.description',
    'paymentTermDays',
  ])
})

test('a price shows at least its cents', () => {
  expect(['85', '59.1667', '1234.5', '-0.5'].map(formatPrice)).toEqual(['85,00', '59,1667', '1.234,50', '-0,50'])
})
