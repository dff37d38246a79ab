import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  [`attachment; filename="f.pdf"; filename*=UTF-8''Factuur%202026.pdf`, 'Factuur 2026.pdf'],
  [`attachment; filename*=utf-8'nl'caf%C3%A9.pdf`, 'café.pdf'],
  [`attachment; filename*=ISO-8859-1''caf%E9.pdf`, 'café.pdf'],
  [`attachment; filename="f.pdf"; filename*=UTF-8''%E0%A4%A`, 'f.pdf'],
  [`attachment; filename="f.pdf"; filename*=klingon''x.pdf`, 'f.pdf'],
  ['attachment; filename="f.pdf"', 'f.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a _b_.pdf'],
  ['attachment; filename=plain.csv; size=3', 'plain.csv'],
  ['attachment', 'download'],
  ['attachment; filename=""', 'download'],
  [null, 'download'],
])('%s names the file %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

test.each([
  [`attachment; filename="../../etc/passwd"`, 'passwd'],
  [String.raw`attachment; filename="C:\Windows\x.exe"`, 'x.exe'],
  [`attachment; filename*=UTF-8''..%2F..%2F.bashrc`, 'bashrc'],
  [`attachment; filename*=UTF-8''..%5C..%5Cx.bat`, 'x.bat'],
  [`attachment; filename="..."`, 'download'],
  [`attachment; filename*=UTF-8''fdp.%E2%80%AEexe.pdf`, 'fdp.exe.pdf'],
  [`attachment; filename*=UTF-8''a%00b%0D%0A.pdf`, 'ab.pdf'],
])('a name that is a path or hides its ending is made harmless: %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

test('a name of any length is shortened before its ending', () => {
  const name = fileNameOf(`attachment; filename="${'a'.repeat(5_000)}.pdf"`)
  expect(name).toHaveLength(200)
  expect(name).toMatch(/a\.pdf$/)
})
