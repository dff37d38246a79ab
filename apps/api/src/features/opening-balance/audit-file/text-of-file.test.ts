import { expect, test } from 'vitest'
import { textOfFile } from './text-of-file.ts'

const LATIN = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Café</a>'
const PLAIN = '<a>Café</a>'

async function read(...chunks: Uint8Array[]): Promise<string> {
  let text = ''
  for await (const part of textOfFile(chunks)) text += part
  return text
}

test('the letters of UTF-8, of Latin and of UTF-16, with or without a byte order mark', async () => {
  expect(await read(Buffer.from(PLAIN))).toBe(PLAIN)
  expect(await read(Buffer.from(`\ufeff${PLAIN}`))).toBe(PLAIN)
  expect(await read(Buffer.from(LATIN, 'latin1'))).toBe(LATIN)
  expect(await read(Buffer.from(`\ufeff${PLAIN}`, 'utf16le'))).toBe(PLAIN)
})

test('a letter that is split between two parts of a file', async () => {
  const bytes = Buffer.from(PLAIN)
  const at = bytes.indexOf('Caf') + 4
  expect(await read(bytes.subarray(0, at), bytes.subarray(at))).toBe(PLAIN)
})

test('bytes that are not in the encoding, and an encoding that nobody knows, are refused', async () => {
  await expect(read(Buffer.from(PLAIN, 'latin1'))).rejects.toThrow('letters')
  // The last letter is cut in two.
  await expect(read(Buffer.from(PLAIN).subarray(0, -5))).rejects.toThrow('letters')
  await expect(read(Buffer.from('<?xml version="1.0" encoding="eigen"?><a/>'))).rejects.toThrow('letters')
})
