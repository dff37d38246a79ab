import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fileContent } from './wire.ts'

const accepts = (value: string) => v.is(fileContent, value)

test.each(['', 'abc=', 'ab==', 'ab+/'])('%j is the content of a file', (content) => {
  expect(accepts(content)).toBe(true)
})

test('so is that of a file of ten megabytes', () => {
  expect(accepts('AbC+'.repeat(3_500_000))).toBe(true)
})

test.each(['a', 'abc', '=', '==', '====', 'a===', 'ab=c', 'ab c', 'abc\n', 'ab-_', 'data:image/png;base64,abcd'])(
  '%j is not',
  (content) => {
    expect(accepts(content)).toBe(false)
  },
)
