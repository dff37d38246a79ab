import { jpegSize } from './picture-size.ts'
import { sniffText } from './sniff-text.ts'

/** `text` is plain text, such as CSV; `unknown` is everything that is not named here, a web page included. */
export type FileKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'xml' | 'json' | 'text' | 'zip' | 'unknown'

export const mimeTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  xml: 'application/xml',
  json: 'application/json',
  text: 'text/plain',
  zip: 'application/zip',
  unknown: 'application/octet-stream',
}

/**
 * The kind of a file by what is in it, whatever its name says: how it begins, and that the first part after that is
 * sound. It says what a file wants to be, not that all of it can be read: whoever opens it finds damage further on. Given
 * the first part of a longer file alone, a picture, PDF or archive that it finds is what the whole is.
 */
export function sniff(content: Uint8Array, size_bytes = content.length): FileKind {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (isPng(bytes)) return 'png'
  if (jpegSize(bytes) !== null) return 'jpeg'
  if (isGif(bytes)) return 'gif'
  if (isWebp(bytes, size_bytes)) return 'webp'
  if (isPdf(bytes)) return 'pdf'
  if (isZip(bytes)) return 'zip'
  return sniffText(bytes)
}

/** Binary formats are compared as Latin-1, in which every byte is one character. */
const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

/** Its first chunk is a header of 13 bytes with a width and a height. */
function isPng(bytes: Buffer): boolean {
  if (bytes.length < 33 || ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return false
  if (bytes.readUInt32BE(8) !== 13 || ascii(bytes, 12, 16) !== 'IHDR') return false
  return bytes.readUInt32BE(16) > 0 && bytes.readUInt32BE(20) > 0
}

/** A screen with a width and a height stands in its header of 13 bytes. */
function isGif(bytes: Buffer): boolean {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return false
  return bytes.readUInt16LE(6) > 0 && bytes.readUInt16LE(8) > 0
}

/** A RIFF container that is no longer than the file, with a chunk of picture first. */
function isWebp(bytes: Buffer, size_bytes: number): boolean {
  if (bytes.length < 20 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return false
  return bytes.readUInt32LE(4) + 8 <= size_bytes + 1 && /^VP8[ LX]$/.test(ascii(bytes, 12, 16))
}

/** The header stands at the very start, so that nothing else can wear it further on, and there is an object. */
const isPdf = (bytes: Buffer): boolean =>
  /^(\xef\xbb\xbf)?\s{0,16}%PDF-[12]\.\d/.test(ascii(bytes, 0, 32)) && /\d obj\b/.test(ascii(bytes, 0, bytes.length))

/** A local header with a name in it, or the end of an archive without files. */
function isZip(bytes: Buffer): boolean {
  if (ascii(bytes, 0, 4) === 'PK\x05\x06') return bytes.length >= 22
  return bytes.length > 30 && ascii(bytes, 0, 4) === 'PK\x03\x04' && bytes.readUInt16LE(26) > 0
}
