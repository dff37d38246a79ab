import { expect, test } from 'vitest'
import { choosesOthers, readWorklistSearch } from './worklist-search.ts'

test('who chooses another filter goes back to the one before; what is typed, sorted or peeked at is no step', () => {
  const from = readWorklistSearch({ managerId: 7 })
  expect(choosesOthers(from, { ...from, managerId: 8 })).toBe(true)
  expect(choosesOthers(from, { ...from, managerId: undefined })).toBe(true)
  expect(choosesOthers(from, { ...from, questions: 'open' })).toBe(true)
  expect(choosesOthers(from, { ...from, search: 'caf', sort: '-dueOn', peek: 3 })).toBe(false)
})
