import { Refusal } from '../refusal.ts'

/**
 * Text of a file in UTF-8 (with or without byte order mark), UTF-16, or Windows-1252; its lines end with a line feed. Refuses anything that would show as wrong letters.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = decodeByMark(bytes)
  if (marked !== null) return withLineFeeds(marked)
  const text = unmarkedUtf16(bytes) ?? decodeAs('utf-8', bytes) ?? decodeWestern(bytes)
  if (text.includes('\0')) throw wrongEncoding()
  return withLineFeeds(text)
}

/** UTF-16 whose mark was left out shows by its first letter, of which one half is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  if (bytes.length < 2 || bytes.length % 2 === 1 || (bytes[0] === 0) === (bytes[1] === 0)) return null
  return decodeAs(bytes[0] === 0 ? 'utf-16be' : 'utf-16le', bytes)
}

/** Some programs end a line with a carriage return alone. */
function withLineFeeds(text: string): string {
  return text.includes('\n') ? text : text.replaceAll('\r', '\n')
}

/** Text of a file that starts with a byte order mark, or null when it does not. */
export function decodeByMark(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes)
  if (encoding === null) return null
  const text = decodeAs(encoding, bytes)
  if (text === null) throw wrongEncoding()
  return text
}

/** Decodes strictly and leaves out the byte order mark; null when the bytes do not fit. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Windows-1252. Five bytes mean nothing in it, and a low quote or a dagger inside a word is an
 * accented letter of the DOS code pages.
 */
export function decodeWestern(bytes: Uint8Array): string {
  const text = decodeAs('windows-1252', bytes)
  if (text === null || /[\u0081\u008d\u008f\u0090\u009d]|[A-Za-z][‚„†‡ˆ‰‹]/.test(text)) throw wrongEncoding()
  return text
}

export function wrongEncoding(): Refusal {
  return new Refusal(
    'encoding',
    'De letters in dit bestand zijn niet goed te lezen: het is niet opgeslagen als UTF-8 of Windows-1252. ' +
      'Download het opnieuw bij je bank en open het tussendoor niet in een ander programma.',
  )
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}
