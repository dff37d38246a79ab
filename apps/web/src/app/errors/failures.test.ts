import { ApiError } from '@klopt/api-client'
import { expect, test } from 'vitest'
import { asApiError, isConflict, isMissing, isUnanswered } from './failures.ts'

const failed = (status: number) => new ApiError({ code: -1, status, message: 'x' })

test('an error of a call is passed on as one, and whatever else went wrong goes on to be reported', () => {
  const refused = failed(422)
  expect(asApiError(refused)).toBe(refused)
  const ours = new TypeError('not a function')
  expect(() => asApiError(ours)).toThrow(ours)
})

test('what the server answered is told by its status, and no other error passes for it', () => {
  for (const [status, is] of [
    [404, isMissing],
    [409, isConflict],
    [0, isUnanswered],
  ] as const) {
    expect([0, 401, 404, 409, 500].filter((each) => is(failed(each)))).toEqual([status])
    expect([{ status }, null, undefined, new Error('x')].some(is)).toBe(false)
  }
})
