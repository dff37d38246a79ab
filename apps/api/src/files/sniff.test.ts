import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sniff } from './sniff.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const size = '\0\0\0\x01\0\0\0\x01'
const png = latin1(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${size}\x08\x02\0\0\0\x90wS\xde`)
const jpeg = latin1('\xff\xd8\xff\xe0\0\x04\0\0\xff\xff\xc2\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0')
const gif = latin1('GIF89a\x01\0\x01\0\0\0\0;')
const webp = latin1('RIFF\x0c\0\0\0WEBPVP8L\0\0\0\0')
const pdf = latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n')
const zip = latin1(`PK\x03\x04\x14${'\0'.repeat(21)}\x05\0\0\0a.txt`)
/** What a program of Windows begins with. */
const program = Buffer.concat([latin1('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'), randomBytes(4_000_000)])

test.each([
  ['png', png],
  ['jpeg', jpeg],
  ['gif', gif],
  ['webp', webp],
  ['pdf', pdf],
  ['pdf', latin1(`\xef\xbb\xbf\n${pdf.toString('latin1')}`)],
  ['zip', zip],
  ['zip', latin1(`PK\x05\x06${'\0'.repeat(18)}`)],
  ['xml', Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<!-- UBL -->\n<ubl:Invoice xmlns:ubl="x"/>')],
  ['xml', Buffer.from('\uFEFF<Invoice>é</Invoice>')],
  ['xml', Buffer.from('\uFEFF<Invoice>é</Invoice>', 'utf16le')],
  ['xml', latin1('<?xml version="1.0" encoding="ISO-8859-1"?><Invoice>Caf\xe9</Invoice>')],
  ['text', Buffer.from('<!---->'.repeat(1000))],
  ['json', Buffer.from(' {"a": [1, 2]}\n')],
  ['text', Buffer.from('{"a": [1, 2')],
  ['text', Buffer.from('Datum;Bedrag\r\n2026-01-01;€ 12,50\r\n')],
  ['text', latin1('Naam;Plaats\r\nCaf\xe9 Zon;Den Haag\r\n')],
  ['text', Buffer.from('a < b and <3')],
] as const)('%s is known by its content', (kind, bytes) => {
  expect(sniff(bytes)).toBe(kind)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['blanks', Buffer.from(' \n\t')],
  ['a program of 4 MB', program],
  ['a program that wears a PDF further on', Buffer.concat([latin1('MZ\x90\0'), pdf])],
  ['a program for Linux', latin1('\x7fELF\x02\x01\x01\0')],
  ['a web page', Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>')],
  ['a web page that is XML', Buffer.from('<?xml version="1.0"?><!-- x --><html xmlns="x"><body/></html>')],
  ['a script for a page', Buffer.from('<script>alert(1)</script>')],
  ['the signature of a png alone', png.subarray(0, 8)],
  ['a png without size', Buffer.concat([png.subarray(0, 16), Buffer.alloc(17)])],
  ['a program behind the signature of a png', Buffer.concat([png.subarray(0, 8), program.subarray(0, 100)])],
  ['the signature of a jpeg alone', jpeg.subarray(0, 3)],
  ['a jpeg without a frame', Buffer.concat([jpeg.subarray(0, 8), latin1('\xff\xda\0\x02abc')])],
  ['a program behind the signature of a jpeg', Buffer.concat([jpeg.subarray(0, 3), program.subarray(0, 100)])],
  ['a gif without size', latin1('GIF89a\0\0\0\0\0\0\0;')],
  ['a webp longer than its file', latin1('RIFF\xff\0\0\0WEBPVP8L\0\0\0\0')],
  ['sound in a RIFF', latin1('RIFF\x0c\0\0\0WAVEfmt \0\0\0\0')],
  ['the header of a PDF alone', Buffer.concat([pdf.subarray(0, 8), Buffer.alloc(100)])],
  ['the signature of a zip alone', zip.subarray(0, 4)],
  ['a web page behind many comments', Buffer.from(`${'<!---->'.repeat(1000)}<html></html>`)],
  ['text with a null in it', Buffer.from('a\0b')],
] as const)('%s is unknown', (_what, bytes) => {
  expect(sniff(bytes)).toBe('unknown')
})

test('a view into a larger buffer is judged by its own bytes', () => {
  const around = Buffer.concat([randomBytes(10), png, randomBytes(10)])
  expect(sniff(new Uint8Array(around.buffer, around.byteOffset + 10, png.length))).toBe('png')
})

test('whatever the bytes, and however they end, there is an answer', () => {
  const starts = [png, jpeg, gif, webp, pdf, zip, Buffer.from('<a>'), Buffer.from('{')]
  const start = fc.constantFrom(...starts).chain((bytes) => fc.nat(bytes.length).map((n) => bytes.subarray(0, n)))
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 64 }), (bytes, rest) => {
      expect(typeof sniff(Buffer.concat([bytes, rest]))).toBe('string')
    }),
  )
})
