import type { Product } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { emptyAgreement, formOf, inputOf, isPrice, isQuantity } from './product-form.ts'

const product: Product = {
  id: 5,
  number: 'BR-1',
  name: 'Brood',
  unit: 'stuk',
  unitPrice: '2.7525',
  vatCode: 'sale_low',
  accountId: 81,
  archived: false,
  version: 3,
  agreements: [
    {
      contactId: 7,
      contactName: 'Lunchroom Zuid',
      priceGroup: '',
      fromDate: '2026-01-01',
      untilDate: null,
      fromQuantity: '0',
      unitPrice: '2.5',
    },
    {
      contactId: null,
      contactName: null,
      priceGroup: 'Scholen',
      fromDate: null,
      untilDate: null,
      fromQuantity: '10.5',
      unitPrice: '2',
    },
  ],
}

test('a product that is opened and saved without a change stays the same', () => {
  const { id: _id, archived: _archived, version: _version, agreements, ...rest } = product
  expect(inputOf(formOf(product))).toEqual({
    ...rest,
    agreements: agreements.map(({ contactName: _name, ...agreement }) => agreement),
  })
})

test('an agreement is for whom was chosen, whatever was filled in before that', () => {
  const typed = { ...emptyAgreement, contactId: 7, priceGroup: 'Zorg', unitPrice: '1,5' }
  const sent = (whom: 'all' | 'contact' | 'group') =>
    inputOf({ ...formOf(null), agreements: [{ ...typed, whom }] }).agreements?.[0]
  expect(sent('all')).toMatchObject({ contactId: null, priceGroup: '', unitPrice: '1.5', fromQuantity: '0' })
  expect(sent('contact')).toMatchObject({ contactId: 7, priceGroup: '' })
  expect(sent('group')).toMatchObject({ contactId: null, priceGroup: 'Zorg' })
})

test('what is no number is told before anything is sent', () => {
  expect(isPrice('85')).toBe(true)
  expect(isPrice('0,3500')).toBe(true)
  expect(isPrice('12+3')).toBe(true)
  expect(isPrice('')).toMatch(/bedrag/)
  expect(isPrice('gratis')).toMatch(/bedrag/)
  expect(isPrice('1,00001')).toMatch(/bedrag/)
  expect(isQuantity('')).toBe(true)
  expect(isQuantity('10,5')).toBe(true)
  expect(isQuantity('-1')).toMatch(/aantal/)
  expect(isQuantity('tien')).toMatch(/aantal/)
})
