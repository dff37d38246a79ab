import { expect, test } from 'vitest'
import { outcomeOf, readBankAnswer, refusalOf } from './bank-answer.ts'

const read = (search: Record<string, unknown>) => outcomeOf(readBankAnswer(search))

test('consent comes back with what it was asked by, for the administration in it', () => {
  expect(read({ state: '7.abc', code: 'd2f1' })).toEqual({
    kind: 'given',
    administrationId: 7,
    state: '7.abc',
    code: 'd2f1',
  })
  expect(read({ state: '7.abc', code: 12345 })).toMatchObject({ code: '12345' })
})

test('who refuses and who goes back are told apart, and a fault of the bank from both', () => {
  const denied = { state: '7.abc', error: 'access_denied' }
  expect(read({ ...denied, error_description: 'Denied data sharing consent' })).toEqual({
    kind: 'refused',
    administrationId: 7,
  })
  expect(read({ ...denied, error_description: 'Cancelled by user' })).toMatchObject({ kind: 'cancelled' })
  expect(read(denied)).toMatchObject({ kind: 'refused' })
  expect(read({ state: '7.abc', error: 'server_error' })).toMatchObject({ kind: 'failed' })
  expect(read({ error: 'access_denied' })).toEqual({ kind: 'refused', administrationId: null })
})

test('an address that is not what the bank makes of it is no answer', () => {
  expect(read({})).toEqual({ kind: 'unreadable', administrationId: null })
  expect(read({ state: '7.abc' })).toEqual({ kind: 'unreadable', administrationId: 7 })
  expect(read({ state: 'x.abc', code: 'a' })).toEqual({ kind: 'unreadable', administrationId: null })
  expect(read({ state: { a: 1 }, code: ['a'] })).toEqual({ kind: 'unreadable', administrationId: null })
})

test('an answer that is too late, of somebody else, or that can be tried again', () => {
  expect(refusalOf({ status: 409, code: 90330 })).toBe('expired')
  expect(refusalOf({ status: 409, code: 90331 })).toBe('other-user')
  expect(refusalOf({ status: 404, code: 404 })).toBe('other-user')
  expect(refusalOf({ status: 503, code: 90291 })).toBe('again')
})
