import { ApiError } from '@klopt/api-client'
import { expect, test } from 'vitest'
import { isPassing, refusalOf } from './refusal-of.ts'

const failed = (status: number, fields = {}) => new ApiError({ code: -1, status, message: 'Het gaat niet.', fields })

test('what the reader says of the content goes before what is said of the whole request', () => {
  expect(refusalOf(failed(422, { content: 'Dit is geen afschrift.' }))).toMatchObject({
    message: 'Dit is geen afschrift.',
    canRetry: false,
  })
  expect(refusalOf(failed(413))).toMatchObject({ message: 'Het gaat niet.', canRetry: false })
})

test('a file that the browser cannot read is told in Dutch, not in the words of the browser', () => {
  const unread = new DOMException('The requested file could not be read', 'NotReadableError')
  expect(refusalOf(unread)).toMatchObject({ message: 'Dit bestand kon niet gelezen worden. Kies het opnieuw.' })
})

test('what passes by itself can be sent again', () => {
  expect([0, 500, 503].map(failed).every(isPassing)).toBe(true)
  expect([413, 422].map(failed).some(isPassing)).toBe(false)
})
