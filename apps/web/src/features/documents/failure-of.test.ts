import { ApiError } from '@klopt/api-client'
import { expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

const refused = (status: number, fields: Record<string, string> = {}) =>
  failureOf(new ApiError({ code: 90001, status, message: 'Er ging iets mis.', fields }))

test('a file that is itself wrong says why, and is not sent again', () => {
  expect(refused(422, { content: 'Dit bestand is leeg.' })).toEqual({ error: 'Dit bestand is leeg.', canRetry: false })
  expect(refused(413)).toMatchObject({ canRetry: false })
  expect(failureOf(new DOMException('gone', 'NotReadableError'))).toEqual({
    error: 'Dit bestand kon niet gelezen worden. Kies het opnieuw.',
    canRetry: false,
  })
})

test.each([0, 403, 409, 500, 502])(
  'after an answer %s, which says nothing of the file, it can be sent again',
  (status) => {
    expect(refused(status)).toEqual({ error: 'Er ging iets mis.', canRetry: true })
  },
)
