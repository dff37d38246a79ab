import { expect, test } from 'vitest'
import { changeText } from './client-changes-text.ts'

test('one change and several are told in words', () => {
  expect(changeText({ kind: 'invoices', count: 1 })).toBe('1 wijziging in facturen')
  expect(changeText({ kind: 'questions', count: 3 })).toBe('3 antwoorden en vragen')
})
