import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeReturnTarget, encodeReturnTarget, startPage } from './return-target.ts'

test('a path of our own comes back as it was, with its query', () => {
  for (const path of ['/v2/administrations/3/invoices?status=late', '/start', '/v2/x#café']) {
    expect(new URL(decodeReturnTarget(encodeReturnTarget(path)), 'https://k.nl').href).toBe(
      new URL(path, 'https://k.nl').href,
    )
  }
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '\\/evil',
  '',
  'evil',
  '/v2/authenticate?r=x',
  '/'.padEnd(10_000, 'a'),
])('the target %j ends on the start page', (target) => {
  expect(decodeReturnTarget(encodeReturnTarget(target))).toBe(startPage)
})

test('text that is not base64 ends on the start page', () => {
  expect(decodeReturnTarget('%%%')).toBe(startPage)
  expect(decodeReturnTarget(undefined)).toBe(startPage)
})

test('no target whatever leaves our own origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.webUrl()), (target) => {
      expect(new URL(decodeReturnTarget(encodeReturnTarget(target)), 'https://klopt.test').origin).toBe(
        'https://klopt.test',
      )
    }),
  )
})
