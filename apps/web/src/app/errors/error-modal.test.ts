import { errorCatalogue } from '@klopt/api-client/errors'
import { expect, test } from 'vitest'
import { isUnhandled } from './error-modal.ts'

const error = { code: -1, status: 418, aborted: false }

test('an error that no form or screen handles is for the modal: by the catalogue, or because nobody knows it', () => {
  for (const { code, status, handling } of Object.values(errorCatalogue)) {
    expect({ code, modal: isUnhandled({ code, status, aborted: false }) }).toEqual({
      code,
      modal: handling === 'modal',
    })
  }
  expect(isUnhandled(error)).toBe(true)
  expect(isUnhandled({ ...error, status: 502 })).toBe(true)
  expect(isUnhandled({ ...error, status: 0 })).toBe(true)
})

test('never for a request that was cancelled or timed out, and never for a session that ended', () => {
  expect(isUnhandled({ ...error, status: 0, aborted: true })).toBe(false)
  expect(isUnhandled({ ...error, status: 401 })).toBe(false)
})
