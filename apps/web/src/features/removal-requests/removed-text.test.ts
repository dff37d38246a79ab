import { expect, test } from 'vitest'
import { removedText } from './removed-text.ts'

test.each([
  [{ invoices: 1204, journalEntries: 1, files: 2 }, '1.204 facturen, 1 boeking, 2 bestanden en alle instellingen'],
  [{ invoices: 1, journalEntries: 0, files: 0 }, '1 factuur en alle instellingen'],
  [{ invoices: 0, journalEntries: 0, files: 0 }, 'alle instellingen'],
])('what is lost is counted in words: %j', (counts, text) => {
  expect(removedText(counts)).toBe(text)
})
