import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBase64 } from './encode-base64.ts'

/** Byte by byte: slow, and plain to see. */
const expected = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

test('any bytes come out as the base64 that the server decodes to the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const text = await encodeBase64(new Blob([new Uint8Array(bytes)]))
      expect(text).toBe(expected(bytes))
    }),
  )
})

test('a file of several parts has padding at its end alone', async () => {
  const bytes = Uint8Array.from({ length: 2_000_000 }, (_, index) => (index * 31) % 256)
  const text = await encodeBase64(new Blob([bytes]))
  expect(text === expected(bytes)).toBe(true)
})
