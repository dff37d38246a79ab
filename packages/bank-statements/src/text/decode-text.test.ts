import { describe, expect, test } from 'vitest'
import { decodeByMark, decodeText } from './decode-text.ts'

const bytes = (...all: readonly number[]) => Uint8Array.from(all)

describe('a byte order mark says how a file is written', () => {
  test.each([
    ['UTF-8', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9)],
    ['UTF-16, the small half first', bytes(0xff, 0xfe, 0xe9, 0x00)],
    ['UTF-16, the large half first', bytes(0xfe, 0xff, 0x00, 0xe9)],
  ])('%s, without the mark itself', (_what, file) => {
    expect(decodeByMark(file)).toBe('é')
    expect(decodeText(file)).toBe('é')
  })

  test.each([
    ['one byte of a mark', bytes(0xef, 0x61, 0x62)],
    ['two bytes of a mark', bytes(0xef, 0xbb, 0x62)],
    ['the other two', bytes(0x61, 0xbb, 0xbf)],
    ['a first byte alone', bytes(0xff, 0x61)],
    ['a second byte alone', bytes(0x61, 0xfe)],
    ['another first byte', bytes(0xfe, 0x61)],
    ['another second byte', bytes(0x61, 0xff)],
    ['the middle alone', bytes(0x61, 0xbb, 0x62)],
    ['nothing', bytes()],
  ])('%s is none', (_what, file) => {
    expect(decodeByMark(file)).toBeNull()
  })

  test('a file that breaks its word is refused, and not read as something else', () => {
    expect(() => decodeText(bytes(0xef, 0xbb, 0xbf, 0xe9, 0x61))).toThrow('niet goed te lezen')
    expect(decodeText(bytes(0xe9, 0x61))).toBe('éa')
  })
})
