import { anySign } from '@klopt/bookkeeping/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, withExtension } from './clean-name.ts'

test.each([
  ['factuur.pdf', 'factuur.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\bon 12.jpg', 'bon 12.jpg'],
  ['/', 'bestand'],
  ['..', 'bestand'],
  ['.htaccess', 'htaccess'],
  ['factuur\r\nX-Evil: 1.pdf', 'factuurX-Evil: 1.pdf'],
  ['factuur\u202Efdp.exe', 'factuurfdp.exe'],
  ['  bon   van  mij.pdf ', 'bon van mij.pdf'],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept)
})

test('a name that is too long keeps its extension', () => {
  const kept = cleanFileName(`${'a'.repeat(400)}.pdf`)
  expect(kept).toHaveLength(255)
  expect(kept.endsWith('.pdf')).toBe(true)
})

test('whatever is given, the name is one visible line of 1 to 255 without folders', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 600 }), (given) => {
      const kept = cleanFileName(given)
      expect(kept.length).toBeGreaterThan(0)
      expect(kept.length).toBeLessThanOrEqual(255)
      expect(kept).not.toMatch(/[\\/\p{Cc}]/u)
    }),
  )
})

test('a name has an extension of what the file is', () => {
  expect(withExtension('foto.exe', ['png'])).toBe('foto.exe.png')
  expect(withExtension('Foto.JPEG', ['jpg', 'jpeg'])).toBe('Foto.JPEG')
  expect(withExtension(`${'a'.repeat(251)}.exe`, ['pdf'])).toHaveLength(255)
})
