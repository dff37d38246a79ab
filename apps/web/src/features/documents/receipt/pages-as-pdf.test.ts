import { expect, test } from 'vitest'
import { pagesAsPdf } from './pages-as-pdf.ts'

const photo = (first: number) => ({ jpeg: Uint8Array.from([first, 0xd8, 0xff]), widthPx: 1000, heightPx: 2000 })
/** As many characters as bytes. */
const read = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

test('each photo is a page of the PDF, in their order, as it was taken', () => {
  const text = read(pagesAsPdf([photo(0x41), photo(0x42)]))
  expect(text).toContain('/Kids [3 0 R 6 0 R] /Count 2')
  expect(text.indexOf('stream\nA')).toBeGreaterThan(0)
  expect(text.indexOf('stream\nB')).toBeGreaterThan(text.indexOf('stream\nA'))
  expect(text).toContain('/MediaBox [0 0 360.00 720.00]')
})

test('a reader finds every object where the table says it is', () => {
  const text = read(pagesAsPdf([photo(0x41), photo(0x42)]))
  const tableStart = Number(/startxref\n(\d+)/.exec(text)?.[1])
  const [, , , ...entries] = text.slice(tableStart, text.indexOf('trailer')).trim().split('\n')
  expect(entries).toHaveLength(8)
  for (const [index, entry] of entries.entries()) {
    expect(text.slice(Number(entry.slice(0, 10))).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  }
})

test('the same photos give the same bytes, so that they are known when they come again', () => {
  expect(pagesAsPdf([photo(1)])).toEqual(pagesAsPdf([photo(1)]))
})
