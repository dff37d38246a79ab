import { expect, test } from 'vitest'
import { readToken, readUserId, readUserLink } from './link-search.ts'

test('a token is read as it was mailed, also when it happens to be digits alone', () => {
  expect(readToken('aB-_9')).toBe('aB-_9')
  expect(readToken(2026)).toBe('2026')
  expect(readToken('x'.repeat(200))).toHaveLength(200)
})

test.each(['', 'x'.repeat(201), true, null, undefined, ['a'], { a: 1 }])('%j is no token', (raw) => {
  expect(readToken(raw)).toBeUndefined()
})

test.each(['1', 0, -1, 1.5, 2 ** 53, Number.NaN, null, undefined, [1]])('%j is no user', (raw) => {
  expect(readUserId(raw)).toBeUndefined()
})

test('what a link does not say, or cannot be read, is absent, and not as it stood in the address', () => {
  expect(readUserLink({ token: 'abc', uid: 7, other: 1 })).toStrictEqual({ token: 'abc', uid: 7 })
  expect(readUserLink({ token: '', uid: 'x' })).toStrictEqual({ token: undefined, uid: undefined })
})
