import { expect, test } from 'vitest'
import { kindOfMimeType, sniff } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['application/pdf', 'pdf'],
  ['application/PDF; charset=binary', 'pdf'],
  ['image/jpg', 'picture'],
  ['image/webp', 'picture'],
  ['image/svg+xml', 'other'],
  ['text/html', 'other'],
  ['application/xml', 'other'],
  ['application/octet-stream', undefined],
  ['', undefined],
])('a file of type %s is shown as %s', (mimeType, kind) => {
  expect(kindOfMimeType(mimeType)).toBe(kind)
})

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\n\n%PDF-1.4', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['<html>', undefined],
  ['', undefined],
])('bytes that begin with %j are of type %s', (start, mimeType) => {
  expect(sniff(bytes(start))?.mimeType).toBe(mimeType)
})
