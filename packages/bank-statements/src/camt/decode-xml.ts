import { decodeAs, decodeByMark, decodeWestern, wrongEncoding } from '../text/decode-text.ts'

/**
 * Text of an XML file: by its byte order mark, else as the XML declaration says, else UTF-8.
 * A file that calls itself Latin but holds letters in UTF-8 is read as UTF-8: the chance that
 * real Latin text is valid UTF-8 is nil, and a bank's tool that re-encodes forgets the declaration.
 */
export function decodeXml(bytes: Uint8Array): string {
  const marked = decodeByMark(bytes)
  if (marked !== null) return marked
  if (bytes[0] === 0x3c && bytes[1] === 0) return strictly('utf-16le', bytes)
  if (bytes[0] === 0 && bytes[1] === 0x3c) return strictly('utf-16be', bytes)
  const head = decodeAs('windows-1252', bytes.subarray(0, 200)) ?? '' // zero: nothing declared
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  if (/^(?:us-)?ascii$|^utf-?8$/i.test(declared)) return strictly('utf-8', bytes)
  if (!/^(?:iso-8859-1|windows-1252|latin1)$/i.test(declared)) return strictly(declared, bytes)
  return decodeAs('utf-8', bytes) ?? decodeWestern(bytes)
}

function strictly(encoding: string, bytes: Uint8Array): string {
  const text = decodeAs(encoding, bytes)
  if (text === null) throw wrongEncoding()
  return text
}
