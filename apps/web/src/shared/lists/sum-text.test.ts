import { expect, test } from 'vitest'
import { openText, sumText } from './sum-text.ts'

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

test('a list says what is open, and what of that is late', () => {
  const unpaid = { count: 7, isCapped: false, openCents: 801_026 }
  const late = { count: 2, isCapped: false, openCents: 322_150 }
  const { text, late: lateText } = openText(unpaid, late)
  expect(plain(text)).toBe('7 openstaand · € 8.010,26')
  expect(plain(lateText ?? '')).toBe('2 te laat · € 3.221,50')
  expect(openText(unpaid, { ...late, count: 0 }).late).toBeUndefined()
})

test('what was not counted to its end has no sum', () => {
  const many = { count: 10_000, isCapped: true, openCents: null }
  expect(openText(many, many).text).toBe('10.000+ openstaand')
})
