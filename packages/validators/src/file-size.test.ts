import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [null, 'onbekend'],
  [Number.NaN, 'onbekend'],
  [-1, 'onbekend'],
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1,5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.5 * 1024 ** 2, '1,5 MB'],
  [10 * 1024 ** 2, '10 MB'],
  [2.25 * 1024 ** 3, '2,3 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('shows %j as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test('the shown number stays below 1024 until the units run out', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), fc.nat({ max: 400 }), (a, b) => {
      const shown = formatFileSize(a + b)
      expect(Number(shown.split(' ')[0]?.replace(',', '.'))).toBeLessThan(1024)
    }),
  )
})
