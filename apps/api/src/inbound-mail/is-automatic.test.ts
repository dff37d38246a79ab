import { expect, test } from 'vitest'
import { isAutomatic } from './is-automatic.ts'

test.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'auto-generated; owner-email="x@y.example"'],
  ['precedence', ' Bulk '],
  ['precedence', 'list'],
  ['list-id', '<nieuws.example>'],
  ['x-auto-response-suppress', 'All'],
  ['content-type', 'multipart/report; report-type=delivery-status'],
])('a mail with %s: %s was sent by a machine', (key, value) => {
  expect(
    isAutomatic([
      { key: 'subject', value: 'x' },
      { key, value },
    ]),
  ).toBe(true)
})

test.each([
  ['auto-submitted', 'no'],
  ['precedence', 'first-class'],
  ['content-type', 'multipart/mixed; boundary=b'],
])('a mail with %s: %s was sent by somebody', (key, value) => {
  expect(isAutomatic([{ key, value }])).toBe(false)
})
