import { anySign } from '@klopt/bookkeeping/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeReturnTarget, encodeReturnTarget, safeTarget, START_PAGE } from './return-target.ts'

const origin = 'https://klopt.test'

test('a path of our own comes back as it was, with its query', () => {
  for (const path of ['/v2/administrations/3/invoices?status=late', '/start', '/v2/x#café', '/v2/x?search=50%25']) {
    const expected = new URL(path, origin).href
    expect(new URL(decodeReturnTarget(encodeReturnTarget(path)), origin).href).toBe(expected)
    expect(new URL(safeTarget(path), origin).href).toBe(expected)
  }
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '%2F%2Fevil.example',
  '/%0d%0aevil',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/v2/x\u0000',
  '/v2/x\u0085',
  '',
  ' /start',
  'evil',
  '@evil.example',
  '/v2/authenticate?r=x',
  '/v2/./authenticate',
  '/'.padEnd(10_000, 'a'),
])('the target %j ends on the start page, as r and as redirect-url', (target) => {
  expect(decodeReturnTarget(encodeReturnTarget(target))).toBe(START_PAGE)
  expect(safeTarget(target)).toBe(START_PAGE)
})

test('a target is decoded once: what is wrapped twice ends on the start page', () => {
  expect(decodeReturnTarget(encodeReturnTarget(encodeReturnTarget('/start/x')))).toBe(START_PAGE)
  expect(decodeReturnTarget(encodeReturnTarget(encodeURIComponent('/start/x')))).toBe(START_PAGE)
})

test('text that is not base64 ends on the start page, however long', () => {
  for (const r of ['%%%', 'ÿ', btoa('\xff\xfe'), 'A'.repeat(10_000), undefined]) {
    expect(decodeReturnTarget(r)).toBe(START_PAGE)
  }
  expect(safeTarget(undefined)).toBe(START_PAGE)
})

test('no target whatever leaves our own origin', () => {
  const part = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', ':', '@', '?', '#', 'evil.example', 'javascript')
  const crafted = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(fc.oneof(crafted, fc.string({ unit: anySign }), fc.webPath(), fc.webUrl()), (target) => {
      for (const href of [decodeReturnTarget(encodeReturnTarget(target)), safeTarget(target)]) {
        expect(new URL(href, origin).origin).toBe(origin)
      }
    }),
    { numRuns: 1000 },
  )
})
