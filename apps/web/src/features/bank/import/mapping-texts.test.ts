import { expect, test } from 'vitest'
import { withRole } from './mapping-texts.ts'

test('a role is of one column, so that whichever had it is used no more', () => {
  expect(withRole(['date', 'amount', 'ignore'], 2, 'amount')).toEqual(['date', 'ignore', 'amount'])
})

test('a description may go on in other columns, and several may be left out', () => {
  expect(withRole(['date', 'description', 'ignore'], 2, 'description')).toEqual(['date', 'description', 'description'])
  expect(withRole(['date', 'ignore', 'amount'], 2, 'ignore')).toEqual(['date', 'ignore', 'ignore'])
})
