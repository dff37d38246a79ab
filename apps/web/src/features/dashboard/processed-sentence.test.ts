import { expect, test } from 'vitest'
import { dayInWords, processedSentence } from './processed-sentence.ts'

const today = '2026-11-21'

test('the books are said to be right only when no bank line waits', () => {
  expect(processedSentence('2026-11-20', 0, today)).toBe('Alles tot en met gisteren is verwerkt. De boeken kloppen.')
  expect(processedSentence('2026-11-20', 1, today)).toBe(
    'Alles tot en met gisteren is verwerkt. 1 bankregel wacht nog.',
  )
  expect(processedSentence('2026-11-02', 12, today)).toBe(
    'Alles tot en met 2 november is verwerkt. 12 bankregels wachten nog.',
  )
})

test('without bank lines nothing is claimed', () => {
  expect(processedSentence(null, 0, today)).toBe('Er zijn nog geen bankregels om te verwerken.')
})

test.each([
  ['2026-11-21', 'vandaag'],
  ['2026-11-20', 'gisteren'],
  ['2026-11-19', '19 november'],
  ['2025-12-31', '31 december 2025'],
])('%s is called %s', (date, words) => {
  expect(dayInWords(date, today)).toBe(words)
})
