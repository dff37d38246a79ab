import { expect, test } from 'vitest'
import { contactsSum } from './contacts-sum.ts'

const said = (segment: Parameters<typeof contactsSum>[0]) => {
  const { text, late } = contactsSum(segment)
  return [text, late ?? ''].map((part) => part.replaceAll('\u00a0', ' '))
}

test('the sum line says what is open and what of it is late', () => {
  expect(said({ count: 2, isCapped: false, openCents: 150_00, lateCents: 50_00 })).toEqual([
    '2 relaties · € 150,00 open',
    '€ 50,00 te laat',
  ])
  expect(said({ count: 1, isCapped: false, openCents: 0, lateCents: 0 })).toEqual(['1 relatie · niets open', ''])
})

test('where not all were counted it says no sum', () => {
  expect(said({ count: 10_000, isCapped: true, openCents: null, lateCents: null })).toEqual(['10.000+ relaties', ''])
})
