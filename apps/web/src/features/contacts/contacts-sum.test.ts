import { expect, test } from 'vitest'
import { contactsSum } from './contacts-sum.ts'

const counted = (count: number, isCapped = false) => ({ count, isCapped })
const plain = ({ text, late }: ReturnType<typeof contactsSum>) =>
  [text, late ?? ''].map((part) => part.replaceAll('\u00a0', ' '))

test('the sum line says what is open and what of it is late', () => {
  const rows = [
    { openCents: 150_00, lateCents: 50_00 },
    { openCents: 0, lateCents: 0 },
  ]
  expect(plain(contactsSum(counted(2), rows, false))).toEqual(['2 relaties · € 150,00 open', '€ 50,00 te laat'])
  expect(plain(contactsSum(counted(1), [{ openCents: 0, lateCents: 0 }], false))).toEqual([
    '1 relatie · niets open',
    '',
  ])
})

test('of a list that is not there as a whole it says no sum', () => {
  const rows = [{ openCents: 100, lateCents: 0 }]
  expect(plain(contactsSum(counted(40), rows, true))).toEqual(['40 relaties', ''])
  expect(plain(contactsSum(counted(10_000, true), rows, false))).toEqual(['10.000+ relaties', ''])
  // It began in the middle, at a letter.
  expect(plain(contactsSum(counted(3), rows, false))).toEqual(['3 relaties', ''])
})
