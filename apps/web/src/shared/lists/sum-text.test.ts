import { expect, test } from 'vitest'
import { sumText } from './sum-text.ts'

const words = ['factuur', 'facturen'] as const
const plain = (text: string) => text.replaceAll('\xa0', ' ')

test('a list says how many it has and what these come to, and what of it is open', () => {
  expect(plain(sumText({ count: 2, grossCents: 24200, openCents: 12100 }, ...words))).toBe(
    '2 facturen · € 242,00, nog open € 121,00',
  )
})

test('one is one, and nothing open is not told', () => {
  expect(plain(sumText({ count: 1, grossCents: 12100, openCents: 0 }, ...words))).toBe('1 factuur · € 121,00')
})
