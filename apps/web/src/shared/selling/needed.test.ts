import { expect, test } from 'vitest'
import { lackingOf, listed, neededOf } from './needed.ts'

const company = {
  companyName: 'Tekstbureau Femke',
  street: '',
  postcode: '',
  city: 'Haarlem',
  vatNumber: null,
  kvkNumber: null,
  smallBusinessScheme: false,
}
const contact = { name: 'Museum De Zaal', street: '', postcode: '', city: '', country: 'NL', vatNumber: null }
const totalsOf = (grossCents: number) => ({ vat: [{ vatCode: 'sale_high' }], grossCents })

test('what the company lacks is known before there is a line or a customer', () => {
  const complete = { ...company, street: 'Spaarne 14', postcode: '2011 CH', kvkNumber: '64012347' }
  expect(neededOf(company, null, null)).toEqual({
    company: ['straat', 'postcode', 'KvK-nummer', 'btw-id'],
    contact: [],
  })
  expect(neededOf(complete, null, null).company).toEqual(['btw-id'])
  expect(neededOf({ ...complete, smallBusinessScheme: true }, null, null).company).toEqual([])
  expect(neededOf(complete, null, { vat: [], grossCents: 0 }).company).toEqual(['btw-id'])
})

test('what the company lacks is known by the field where it is filled in', () => {
  const fields = lackingOf(company).map(({ field }) => field)
  expect(fields).toEqual(['street', 'postcode', 'kvkNumber', 'vatNumber'])
  const complete = { ...company, street: 'Spaarne 14', postcode: '2011 CH', kvkNumber: '64012347' }
  expect(lackingOf({ ...complete, smallBusinessScheme: true })).toEqual([])
})

test('an address of the customer is asked of an invoice over a hundred euro', () => {
  expect(neededOf(company, contact, totalsOf(10_000)).contact).toEqual([])
  expect(neededOf(company, contact, totalsOf(10_001)).contact).toEqual(['straat', 'plaats', 'postcode'])
})

test('things are named beside each other', () => {
  expect(listed(['straat', 'postcode', 'plaats'])).toBe('straat, postcode en plaats')
})
