import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const publicUrl = new URL('https://klopt.example')

test('what the browser says of the site decides', () => {
  expect(isCrossSite({ 'sec-fetch-site': 'same-origin' }, publicUrl)).toBe(false)
  expect(isCrossSite({ 'sec-fetch-site': 'none' }, publicUrl)).toBe(false)
  for (const site of ['cross-site', 'same-site', 'something new']) {
    expect(isCrossSite({ 'sec-fetch-site': site, origin: 'https://klopt.example' }, publicUrl)).toBe(true)
  }
})

test('without it the origin has to be the host itself or the public address', () => {
  const host = 'localhost:3000'
  expect(isCrossSite({ origin: 'http://localhost:3000', host }, publicUrl)).toBe(false)
  expect(isCrossSite({ origin: 'https://klopt.example', host }, publicUrl)).toBe(false)
  expect(isCrossSite({ origin: 'https://evil.example', host }, publicUrl)).toBe(true)
  expect(isCrossSite({ origin: 'https://klopt.example.evil.example', host }, publicUrl)).toBe(true)
  expect(isCrossSite({ origin: 'http://localhost:3001', host }, publicUrl)).toBe(true)
  expect(isCrossSite({ origin: 'null', host }, publicUrl)).toBe(true)
})

test('a request with neither comes from no browser page', () => {
  expect(isCrossSite({ host: 'localhost:3000' }, publicUrl)).toBe(false)
})
