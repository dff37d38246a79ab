import { expect, test } from 'vitest'
import { differenceSentence, sumOf, withoutAccount } from './debit-and-credit.ts'
import { sideColumns } from './entry-columns.ts'
import { must } from '@klopt/bookkeeping/money'

const debit = (debitCents: number | null) => ({ key: '1', debitCents, creditCents: null })
const credit = (creditCents: number | null) => ({ key: '2', debitCents: null, creditCents })

test('an empty side counts for nothing', () => {
  expect(sumOf([debit(10_00), credit(4_00), debit(null)], 'debitCents')).toBe(10_00)
  expect(sumOf([debit(10_00), credit(4_00), debit(null)], 'creditCents')).toBe(4_00)
})

test('lines that do not balance are told by how much, whichever side is more', () => {
  expect(differenceSentence([debit(10_00), credit(4_00)])).toContain('verschillen €\u00a06,00')
  expect(differenceSentence([debit(4_00), credit(10_00)])).toContain('verschillen €\u00a06,00')
  expect(differenceSentence([debit(4_00), credit(4_00)])).toBeNull()
})

test('lines with an amount and no account are named by their places', () => {
  const on = (account: object | null, line = debit(1_00)) => ({ ...line, account })
  expect(withoutAccount([on({}), on(null, debit(null))])).toBeUndefined()
  expect(withoutAccount([on({}), on(null)])).toBe('Kies nog een rekening op regel 2.')
  expect(withoutAccount([on(null), on({}), on(null, debit(2_00))])).toBe('Kies nog een rekening op de regels 1 en 3.')
})

test('an amount on one side empties the other, and the difference fills the side that lacks it', () => {
  const [left, right] = sideColumns('104px')
  const lines = [debit(10_00), credit(null)]
  const last = must(lines[1], 'the second line')
  expect(left.set(credit(4_00), 5_00)).toMatchObject({ debitCents: 5_00, creditCents: null })
  expect(left.set(credit(4_00), null)).toMatchObject({ debitCents: null, creditCents: 4_00 })
  expect(right.set(debit(4_00), 5_00)).toMatchObject({ debitCents: null, creditCents: 5_00 })
  expect(right.difference?.(last, lines)).toBe(10_00)
  expect(left.difference?.(last, lines)).toBeNull()
})
