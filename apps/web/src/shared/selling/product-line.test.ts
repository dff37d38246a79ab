import type { Product } from '@klopt/api-client/contract'
import { describe, expect, test } from 'vitest'
import { aDraft } from '../../testing/a-draft.ts'
import { emptyLine, inputOf, type DraftLine } from './draft.ts'
import { lineWithKnownProduct, lineWithProduct, repricedLine, type LineTerms } from './product-line.ts'

const bread: Product = {
  id: 5,
  number: 'BR-1',
  name: 'Volkorenbrood',
  unit: 'stuk',
  unitPrice: '2.75',
  vatCode: 'sale_low',
  accountId: 81,
  archived: false,
  version: 1,
  agreements: [
    { ...forAll('2.5'), fromQuantity: '10' },
    { ...forAll('2.4'), contactId: 7, contactName: 'Lunchroom Zuid' },
    { ...forAll('2.45'), priceGroup: 'Scholen' },
  ],
}
const terms: LineTerms = {
  contactId: null,
  priceGroup: '',
  date: '2026-05-20',
  pricesIncludeVat: false,
  vatCode: 'sale_high',
  destination: null,
}
const line: DraftLine = emptyLine('sale_high')
const fill = (changes: Partial<LineTerms> = {}, before: Partial<DraftLine> = {}) =>
  lineWithProduct({ ...line, ...before }, bread, { ...terms, ...changes })

function forAll(unitPrice: string): Product['agreements'][number] {
  return {
    contactId: null,
    contactName: null,
    priceGroup: '',
    fromDate: null,
    untilDate: null,
    fromQuantity: '0',
    unitPrice,
  }
}

test('a product fills name, unit, price, VAT code and account', () => {
  expect(fill()).toMatchObject({
    description: 'Volkorenbrood',
    quantity: '1 stuk',
    unitPrice: '2,75',
    vatCode: 'sale_low',
    hasChosenVatCode: true,
    accountId: 81,
  })
})

test('the quantity and the unit that were typed stay', () => {
  expect(fill({}, { quantity: '2,5 doos' }).quantity).toBe('2,5 doos')
  expect(fill({}, { quantity: 'veel' }).quantity).toBe('1 veel')
})

test('what was agreed with the customer, their group or for the quantity is the price', () => {
  expect(fill({ contactId: 7 }).unitPrice).toBe('2,40')
  expect(fill({ priceGroup: 'scholen' }).unitPrice).toBe('2,45')
  expect(fill({}, { quantity: '10' }).unitPrice).toBe('2,50')
})

test('where prices include VAT the price has it: 2.75 and 9% is 2.9975', () => {
  expect(fill({ pricesIncludeVat: true }).unitPrice).toBe('2,9975')
})

test('a customer who is taxed otherwise than at home keeps their code', () => {
  expect(fill({ vatCode: 'sale_eu_goods', pricesIncludeVat: true })).toMatchObject({
    vatCode: 'sale_eu_goods',
    unitPrice: '2,75',
  })
})

test('under the one-stop shop the price has the VAT of that country: 2.75 and 19% is 3.2725', () => {
  const abroad = { vatCode: 'sale_oss', destination: 'DE', pricesIncludeVat: true } as const
  expect(fill(abroad)).toMatchObject({ vatCode: 'sale_oss', unitPrice: '3,2725' })
})

describe('when the quantity changes', () => {
  test('the price of that quantity takes its place', () => {
    expect(repricedLine({ ...fill(), quantity: '12 stuk' }, terms).unitPrice).toBe('2,50')
  })

  test('a price that somebody typed stays', () => {
    expect(repricedLine({ ...fill(), quantity: '12', unitPrice: '3,00' }, terms).unitPrice).toBe('3,00')
    expect(repricedLine({ ...line, quantity: '12', unitPrice: '3,00' }, terms).unitPrice).toBe('3,00')
  })
})

test('what is sent of a line says nothing of its product', () => {
  const draft = aDraft({ lines: [fill()] })
  expect(Object.keys(inputOf(draft).input?.lines[0] ?? {})).not.toContain('product')
  expect(Object.keys(inputOf(draft).input?.lines[0] ?? {})).not.toContain('productPrice')
})

describe('a line of a draft that was opened again', () => {
  const again = (before: Partial<DraftLine>, now: Partial<DraftLine>, changed: Partial<LineTerms> = {}) => {
    const kept: DraftLine = { ...line, description: 'Brood', productId: bread.id, ...before }
    return lineWithKnownProduct({ ...kept, ...now }, bread, {
      before: kept,
      was: terms,
      terms: { ...terms, ...changed },
    })
  }

  test('follows the price of its product by quantity and by customer', () => {
    expect(again({ unitPrice: '2,75' }, { quantity: '10 stuk' }).unitPrice).toBe('2,50')
    expect(again({ unitPrice: '2,75' }, {}, { contactId: 7 }).unitPrice).toBe('2,40')
  })

  test('keeps a price that somebody typed', () => {
    expect(again({ unitPrice: '3,00' }, { quantity: '10 stuk' }).unitPrice).toBe('3,00')
    expect(again({ unitPrice: '3,00' }, {}, { contactId: 7 }).unitPrice).toBe('3,00')
  })

  test('is told once what was picked: a later answer changes nothing', () => {
    const told = again({ unitPrice: '2,75' }, { quantity: '10 stuk' })
    const before = { ...told, product: undefined }
    expect(lineWithKnownProduct({ ...told, unitPrice: '9,00' }, bread, { before, was: terms, terms }).unitPrice).toBe(
      '9,00',
    )
  })
})
