import { ApiError } from '@klopt/api-client'
import { errorCatalogue } from '@klopt/api-client/errors'
import { expect, test } from 'vitest'
import { isIgnored } from './is-ignored.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'
const apiError = (code: number, status: number) => new ApiError({ code, status, message: 'Fout' })

test('errors that sessions, access screens, forms and screens handle are no news; those of the modal are', () => {
  for (const [name, { code, status, handling }] of Object.entries(errorCatalogue)) {
    const isNews = handling === 'modal' && name !== 'rate_limited' && name !== 'read_only'
    expect({ name, ignored: isIgnored(apiError(code, status), firefox) }).toEqual({ name, ignored: !isNews })
  }
  expect(isIgnored(apiError(-1, 502), firefox)).toBe(false)
})

test('what was cancelled or timed out is no news', () => {
  const aborted = new ApiError({ code: -1, status: 0, message: 'x', abortReason: 'timed-out' })
  expect(isIgnored(aborted, firefox)).toBe(true)
})

test('network errors are no news in Safari alone, which others say they are too', () => {
  const lost = apiError(-1, 0)
  expect(isIgnored(lost, safari)).toBe(true)
  expect(isIgnored(new TypeError('Load failed'), safari)).toBe(true)
  expect(isIgnored(new TypeError('x is undefined'), safari)).toBe(false)
  expect([firefox, chrome].map((userAgent) => isIgnored(lost, userAgent))).toEqual([false, false])
})

test('what routes throw to lead elsewhere, and what browsers make of nothing, is no news', () => {
  expect(isIgnored({ isNotFound: true }, firefox)).toBe(true)
  expect(isIgnored(new Error('ResizeObserver loop completed with undelivered notifications.'), chrome)).toBe(true)
  expect(isIgnored('a text that was thrown', firefox)).toBe(false)
})
