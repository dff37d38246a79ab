import { expect, test } from 'vitest'
import { countsOnSentence, lockedDaySentence, openDaySentence } from './counts-on-sentence.ts'

const day = {
  date: '2025-12-15',
  entryDate: '2025-12-15',
  vatPeriodLabel: '4e kwartaal 2025',
  vatIsLate: false,
  vatExpiredOn: null,
  vatScheme: 'accrual',
} as const

test('before the press it is told on which open day something counts, and in which return its VAT', () => {
  expect(openDaySentence(day, 'none')).toBe('Telt op 15 december 2025. Die dag is open.')
  expect(openDaySentence(day, 'now')).toBe(
    'Telt op 15 december 2025, de btw in de aangifte over het 4e kwartaal 2025. Die dag is open.',
  )
})

test('on its own day and in its own return there is nothing to say', () => {
  expect(countsOnSentence(day, 'now')).toBeNull()
  expect(countsOnSentence({ ...day, vatIsLate: true }, 'none')).toBeNull()
})

test('in locked books it says the first open day and what is locked, and that VAT waits', () => {
  const moved = { ...day, entryDate: '2026-01-01', vatIsLate: true }
  expect(countsOnSentence(moved, 'now')).toBe(
    'Telt op 1 januari 2026, want 2025 is vastgezet; btw wacht als nog aan te geven.',
  )
  expect(countsOnSentence(moved, 'none')).toBe('Telt op 1 januari 2026, want 2025 is vastgezet.')
  expect(countsOnSentence({ ...day, entryDate: '2025-12-20' }, 'now')).toBe(
    'Telt op 20 december 2025, want de boekingen t/m 19 december 2025 zijn vastgezet.',
  )
})

test('a return that was taken back in locked books is filed anew on its own day, and the taking back moves along', () => {
  const moved =
    'Het terugnemen van de vorige aangifte over het 4e kwartaal 2025, geboekt op 8 januari 2026, verhuist mee.'
  const taken = { ...day, date: '2025-12-31', entryDate: '2025-12-31', deletedReturnOn: '2026-01-08' }
  expect(countsOnSentence(taken, 'none')).toBe(`Telt op 31 december 2025. ${moved}`)
  expect(countsOnSentence({ ...taken, entryDate: '2026-01-01' }, 'none')).toBe(
    `Telt op 1 januari 2026, want 2025 is vastgezet. ${moved}`,
  )
})

test('what is of before the opening balance is told, and a day of then that somebody chose is refused', () => {
  const before = { ...day, opensOn: '2026-01-01' }
  expect(countsOnSentence(before, 'none')).toBe(
    'Dit is van vóór de beginbalans van 1 januari 2026. Boek het alleen als het daar niet in zit.',
  )
  expect(lockedDaySentence(before)).toBe(
    'Je boekhouding begint op 1 januari 2026 met de beginbalans. Kies die dag of een latere.',
  )
})

test('in open books of a filed period only its VAT waits', () => {
  expect(countsOnSentence({ ...day, vatIsLate: true }, 'now')).toBe(
    'Btw wacht als nog aan te geven, want over het 4e kwartaal 2025 is al aangifte gedaan.',
  )
  expect(countsOnSentence({ ...day, vatIsLate: true, vatPeriodLabel: 'december 2025' }, 'now')).toContain(
    'over december 2025 is',
  )
})

test('of a sale VAT waits on an accrual basis alone: on a cash basis it counts once it is paid', () => {
  const late = { ...day, vatIsLate: true }
  expect(countsOnSentence(late, 'sale')).toContain('Btw wacht')
  expect(countsOnSentence({ ...late, vatScheme: 'cash' }, 'sale')).toBeNull()
})

test('VAT of before the five years is in no return, and why: nothing waits then', () => {
  const old = { ...day, date: '2020-11-10', entryDate: '2020-11-10', vatPeriodLabel: '4e kwartaal 2020' }
  const expired = { ...old, vatExpiredOn: '2025-12-31' }
  const sentence = 'De btw komt in geen aangifte: over het 4e kwartaal 2020 kon dat tot en met 31 december 2025.'
  expect(countsOnSentence(expired, 'now')).toBe(sentence)
  expect(countsOnSentence({ ...expired, vatIsLate: true }, 'sale')).toBe(sentence)
  expect(countsOnSentence(expired, 'none')).toBeNull()
  expect(countsOnSentence({ ...expired, vatScheme: 'cash' }, 'sale')).toBeNull()
  expect(countsOnSentence({ ...expired, entryDate: '2026-01-01', vatIsLate: true }, 'now')).toBe(
    `Telt op 1 januari 2026, want 2025 is vastgezet. ${sentence}`,
  )
})

test('a day that was chosen in locked books cannot be, and the first that can be is named', () => {
  expect(lockedDaySentence(day)).toBeNull()
  expect(lockedDaySentence({ ...day, entryDate: '2026-01-01' })).toBe(
    'De boekingen t/m 31 december 2025 zijn vastgezet, dus deze datum kan niet. Kies een dag vanaf 1 januari 2026.',
  )
})
