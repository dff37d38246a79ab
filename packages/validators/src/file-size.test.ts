import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFileSize, parseFileSize } from './file-size.ts'

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

test.each([
  ['512 bytes', 512],
  ['1 byte', 1],
  ['10 MB', 10 * 1024 ** 2],
  ['10mb', 10 * 1024 ** 2],
  ['1,5\xa0MB', 1.5 * 1024 ** 2],
  ['1.5 MB', 1.5 * 1024 ** 2],
  [' 1.024 KB ', 1024 ** 2],
  ['0,3 gb', 322_122_547],
  ['0 KB', 0],
])('reads %j as %i bytes', (text, bytes) => {
  expect(parseFileSize(text)).toBe(bytes)
})

test.each(['', '10', 'MB', '10 TB', '-1 MB', '1,2,3 MB', '10 MB!', '99999999 GB', '1e3 MB'])(
  'reads %j as no size',
  (text) => expect(parseFileSize(text)).toBeNull(),
)

test('what is written is read as a size that is written the same', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 1024 }), (a, b) => {
      const shown = formatFileSize(a * b)
      expect(formatFileSize(parseFileSize(shown))).toBe(shown)
    }),
  )
})
