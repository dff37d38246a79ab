import { ApiError } from '@klopt/api-client'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

const answered = new ApiError({ status: 409, code: 90153, message: 'Op deze offerte is al geantwoord.' })

test('a refusal is told in the language of the page', () => {
  expect(failureText(answered, 'nl', 'mis')).toBe('Op deze offerte is al geantwoord.')
  expect(failureText(answered, 'de', 'mis')).toContain('bereits beantwortet')
  expect(failureText(answered, 'en', 'mis')).toContain('answered already')
})

test('what the page does not know is no Dutch in another language', () => {
  const other = new ApiError({ status: 500, code: 0, message: 'Er ging iets mis' })
  expect(failureText(other, 'de', 'Etwas ist schiefgelaufen')).toBe('Etwas ist schiefgelaufen')
  expect(failureText(new TypeError('network'), 'nl', 'mis')).toBe('mis')
})
