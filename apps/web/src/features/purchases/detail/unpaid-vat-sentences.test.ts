import { expect, test } from 'vitest'
import { owedSentence, paidBackSentence } from './unpaid-vat-sentences.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const owed = { openCents: 8_067, vatCents: 1_400, lastDay: '2026-03-15', paidBack: null }

test('what is owed again is said with its day', () => {
  expect(plain(owedSentence(owed, '2026-03-15'))).toBe(
    '€ 80,67 is niet betaald. Uiterlijk op 15 maart 2026, een jaar na de vervaldatum, ben je de btw daarin weer verschuldigd: € 14,00. Wat je je leverancier schuldig bent, blijft staan.',
  )
})

test('once that day is over it is said to be owed since then', () => {
  expect(plain(owedSentence(owed, '2026-03-16'))).toBe(
    '€ 80,67 is niet betaald. Sinds 15 maart 2026, een jaar na de vervaldatum, ben je de btw daarin weer verschuldigd: € 14,00. Wat je je leverancier schuldig bent, blijft staan.',
  )
})

test('what was paid back waits for a payment, and says what of it comes back', () => {
  const paidBack = { at: 0, journalEntryId: 1, amountCents: 8_067, paidSinceCents: 0, vatCents: 0 }
  expect(plain(paidBackSentence(paidBack))).toBe(
    'De btw over € 80,67 is terugbetaald. Betaal je alsnog, dan trek je die hier weer af.',
  )
  expect(plain(paidBackSentence({ ...paidBack, paidSinceCents: 4_034, vatCents: 700 }))).toContain(
    'Er is daarna € 40,34 betaald: daarvan mag je € 7,00 btw weer aftrekken.',
  )
})
