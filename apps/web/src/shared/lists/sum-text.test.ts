import { must } from '@klopt/bookkeeping/money'
import { expect, test } from 'vitest'
import { openText } from './sum-text.ts'

const plain = (text: string) => text.replaceAll('\xa0', ' ')

test('a list says what is open, and what of that is late', () => {
  const unpaid = { count: 7, isCapped: false, openCents: 801_026 }
  const late = { count: 2, isCapped: false, openCents: 322_150 }
  const { text, late: lateText } = openText(unpaid, late)
  expect(plain(text)).toBe('7 openstaand · € 8.010,26')
  expect(plain(must(lateText, 'what is late'))).toBe('2 te laat · € 3.221,50')
  expect(openText(unpaid, { ...late, count: 0 }).late).toBeUndefined()
})

test('what was not counted to its end has no sum', () => {
  const many = { count: 10_000, isCapped: true, openCents: null }
  expect(openText(many, many).text).toBe('10.000+ openstaand')
})
