import { expect, test } from 'vitest'
import { accountFieldErrors } from './account-field-errors.ts'

test('errors of the new account come to their fields, the first one first', () => {
  const password = 'Het wachtwoord voldoet niet aan alle eisen'
  expect(accountFieldErrors({ 'account.password': password, 'account.firstName': 'Leeg', key: 'Fout' })).toEqual([
    ['firstName', 'Leeg'],
    ['password', password],
  ])
  expect(accountFieldErrors({})).toEqual([])
})
